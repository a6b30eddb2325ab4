/**
 * `sessionStorage` without exceptions. If storage is blocked or full, reads return null and writes do nothing.
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
