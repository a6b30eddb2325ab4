import type en from "../en/legal.ts";

export default {
	contents: "Contenido",
	updated: "Última actualización:",
	brief: "En pocas palabras",
	otherLanguage: "Read this page in English",
	related: "Ver también",
} satisfies typeof en;
