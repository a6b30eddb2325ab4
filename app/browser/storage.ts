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
		/** Undefined if what is there is no JSON. */
		readJson(key: string): unknown {
			try {
				return JSON.parse(storage().getItem(key) ?? "");
			} catch {
				return undefined;
			}
		},
		/** An empty value removes what is there. */
		write(key: string, value: string): void {
			try {
				if (value) storage().setItem(key, value);
				else storage().removeItem(key);
			} catch {}
		},
	};
}

/** `sessionStorage`: what is kept for this tab. */
export const tabStorage = withoutExceptions(() => sessionStorage);

/** `localStorage`. Everything but the choice of cookies needs consent. */
export const lastingStorage = withoutExceptions(() => localStorage);
