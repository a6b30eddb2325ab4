/**
 * What this tab remembers until it is closed, as text. Browsers that forbid storage or have no room left
 * forget at once, which costs the visitor a convenience and nothing else.
 */
export const tabStorage = {
	read(key: string): string | null {
		try {
			return sessionStorage.getItem(key);
		} catch {
			return null;
		}
	},
	write(key: string, value: string): void {
		try {
			sessionStorage.setItem(key, value);
		} catch {}
	},
	remove(key: string): void {
		try {
			sessionStorage.removeItem(key);
		} catch {}
	},
};
