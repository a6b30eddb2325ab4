let email = "";

/** The email address that the visitor gave with the last idea. In memory only: a reload forgets it. */
export const lastEmail = {
	read: () => email,
	save(address = ""): void {
		email = address;
	},
};
