import { createRoot } from "react-dom/client";
import { fallbackLanguage, isLanguage } from "../../../app/i18n/languages.ts";
import { isPagePath } from "../../../app/navigation/page-paths.ts";
import { SocialPicture } from "./social-picture.tsx";
import "./stage.css";

const asked = new URLSearchParams(window.location.search);
const path = asked.get("page") ?? "/";
const language = asked.get("language") ?? fallbackLanguage;
if (!isPagePath(path) || !isLanguage(language)) throw new Error(`no such page: ${path}, ${language}`);
document.documentElement.lang = language;
// The title is measured in its own letters.
await document.fonts.load("600 100px 'Bricolage Grotesque'");
createRoot(document.querySelector("#stage") as HTMLElement).render(
	<SocialPicture page={path} language={language} />,
);
