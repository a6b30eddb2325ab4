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
	// The Worker too: it is uploaded, and compiled anew wherever it starts.
	environments: { ssr: { build: { minify: true } } },
	server: { port: Number(process.env.PORT ?? 8787) },
});
