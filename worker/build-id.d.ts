/** What vite.config.ts puts in. */
interface ImportMetaEnv {
	/** Another one for each build. */
	readonly BUILD_ID: string;
}
