/** Web storage without exceptions: if it is blocked or full, reads return null and writes do nothing. */
function withoutExceptions(storage: () => Storage) {
	return {
		read(key: string): string | null {
			try {
				return storage().getItem(key);
			} catch {
				return null;
			}
		},
		write(key: string, value: string): void {
			try {
				storage().setItem(key, value);
			} catch {}
		},
		remove(key: string): void {
			try {
				storage().removeItem(key);
			} catch {}
		},
	};
}

/** `sessionStorage`: what is kept for this tab. */
export const tabStorage = withoutExceptions(() => sessionStorage);

/** `localStorage`. Everything but the choice of cookies needs consent. */
export const lastingStorage = withoutExceptions(() => localStorage);
