// biome-ignore lint/style/noRestrictedImports: everything else uses RichText
import { Trans, useTranslation } from "react-i18next";

/**
 * A translation with elements in it, such as links. It is a new element in each language: React would go on writing into
 * text nodes that a browser's translation has replaced.
 */
export const RichText: typeof Trans = (props) => {
	const { i18n } = useTranslation();
	return <Trans key={i18n.language} parent="span" {...props} />;
};
