/** Where the servers of an end-to-end run listen; all on this machine. */
export const ports = {
	/** The site as it is with no key set: built-in analyst, mails wait. */
	builtIn: 8811,
	/** The site with a model and a mail service, both fakes. */
	connected: 8812,
	/** The site with Turnstile in its forms, which its test starts; Turnstile is a fake. */
	protected: 8815,
	/** The site as `npm start` serves it, which its test starts. */
	started: 8818,
	/** The fake model, which shows what it was asked. */
	openai: 8821,
	/** The fake mail service, which shows the mails that it was given. */
	mailchannels: 8822,
	turnstile: 8823,
} as const;

const at = (port: number) => `http://localhost:${port}`;

export const builtInSite = at(ports.builtIn);
export const connectedSite = at(ports.connected);
export const protectedSite = at(ports.protected);
export const startedSite = at(ports.started);
export const mailService = at(ports.mailchannels);
export const modelService = at(ports.openai);
