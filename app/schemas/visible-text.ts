/** Any character that shows something by itself: no space, mark, filler, Braille blank, null notehead or replacement for a lost one. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\p{M}\u2800\ufffc\ufffd\u{1d159}]/u;

/** The text as it is counted and stored: without white space around it, and in NFC; empty if nothing of it can be seen. */
export function visibleText(text: string): string {
	return visible.test(text) ? text.trim().normalize() : "";
}
