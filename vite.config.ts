import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { headersFile } from "./worker/security-headers.ts";

/** Writes the headers that Cloudflare gives static files: the Worker's own, from the same table. */
const staticFileHeaders: Plugin = {
	name: "static-file-headers",
	applyToEnvironment: ({ name }) => name === "client",
	generateBundle() {
		this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
	},
};

const ownEncoder = "new TextEncoder()";
let encoderGiven = false;

/** Gives React, on the server, an encoder that remembers: encoding was a quarter of a rendering. */
const reactEncoder: Plugin = {
	name: "react-encoder",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "ssr",
	transform: {
		filter: { id: /react-dom-server\.edge\.production\.js$/ },
		handler(code) {
			if (code.split(ownEncoder).length !== 2) this.error("React no longer makes one encoder.");
			encoderGiven = true;
			const path = fileURLToPath(new URL("app/react-encoder.ts", import.meta.url));
			const encoder = `new (require(${JSON.stringify(path)}).ReactEncoder)()`;
			return { code: code.replace(ownEncoder, encoder), map: null };
		},
	},
	buildEnd(error) {
		if (!error && !encoderGiven) this.error("React's server rendering is in another file.");
	},
};

export default defineConfig({
	plugins: [
		cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: ".wrangler/state" } }),
		tailwindcss(),
		reactRouter(),
		staticFileHeaders,
		reactEncoder,
	],
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// What every page needs comes in two files: forty small ones weigh more and wait for one another.
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
								{ name: "shell", test: /\/app\//, minShareCount: 5 },
							],
						},
					},
				},
			},
		},
		ssr: {
			// The Worker is uploaded too, and compiled anew wherever it starts.
			build: { minify: true },
			// What one build has rendered must not be found by another.
			define: { "import.meta.env.BUILD_ID": JSON.stringify(crypto.randomUUID()) },
		},
	},
	server: { port: Number(process.env.PORT ?? 8787) },
});
