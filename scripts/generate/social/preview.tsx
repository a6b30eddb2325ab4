import { createRoot } from "react-dom/client";
import { fallbackLanguage, isLanguage } from "../../../app/i18n/languages.ts";
import { isPagePath } from "../../../app/layout/page-paths.ts";
import { SocialPicture } from "./social-picture.tsx";
import "./preview.css";

const parameters = new URLSearchParams(window.location.search);
const path = parameters.get("page") ?? "/";
const language = parameters.get("language") ?? fallbackLanguage;
if (!isPagePath(path) || !isLanguage(language)) throw new Error(`unknown page: ${path}, ${language}`);
document.documentElement.lang = language;
// `SocialPicture` measures the title in this font.
await document.fonts.load("600 100px 'Bricolage Grotesque'");
createRoot(document.querySelector("#preview") as HTMLElement).render(
	<SocialPicture page={path} language={language} />,
);
