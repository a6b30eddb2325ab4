/** Where the servers of an end-to-end run listen; all on this machine. */
export const ports = {
	builtIn: 8811,
	connected: 8812,
	design: 8813,
	restarted: 8814,
	protected: 8815,
	logged: 8816,
	tableless: 8817,
	started: 8818,
	openai: 8821,
	mailchannels: 8822,
	turnstile: 8823,
} as const;

/** The site as it is with no key set: built-in analyst, mails wait. */
export const builtInSite = `http://localhost:${ports.builtIn}`;

/** The site with a model and a mail service, both fakes. */
export const connectedSite = `http://localhost:${ports.connected}`;

/** The development server, for the design system's page; only `npm run screenshots` starts it. */
export const designSite = `http://localhost:${ports.design}`;

/** The fake mail service, which shows the mails that it was given. */
export const mailService = `http://localhost:${ports.mailchannels}`;

/** The fake model, which shows what it was asked. */
export const modelService = `http://localhost:${ports.openai}`;

/** A site that its test starts, stops and starts again. */
export const restartedSite = `http://localhost:${ports.restarted}`;

/** The site with Turnstile in its forms, which its test starts; Turnstile is a fake. */
export const protectedSite = `http://localhost:${ports.protected}`;

/** A site whose log its test reads. */
export const loggedSite = `http://localhost:${ports.logged}`;

/** A site whose database has no tables until its test gives it some. */
export const tablelessSite = `http://localhost:${ports.tableless}`;

/** The site as `npm start` serves it, which its test starts. */
export const startedSite = `http://localhost:${ports.started}`;
