import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [
		cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: ".wrangler/state" } }),
		tailwindcss(),
		reactRouter(),
	],
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
								{ name: "shell", test: /\/app\//, minShareCount: 8 },
							],
						},
					},
				},
			},
		},
	},
	server: { port: Number(process.env.PORT ?? 8787) },
});
