/**
 * `npm run check:translations`: lists unused texts in `app/locales`, keys without a text, and texts that components contain
 * instead. Exits with 1 if there are any.
 */
import { relative } from "node:path";
import {
	type Expression,
	isBinaryExpression,
	isCallExpression,
	isConditionalExpression,
	isElementAccessExpression,
	isExportAssignment,
	isJsxAttribute,
	isJsxExpression,
	isJsxOpeningLikeElement,
	isJsxText,
	isNoSubstitutionTemplateLiteral,
	isObjectLiteralExpression,
	isParenthesizedExpression,
	isPropertyAssignment,
	isSatisfiesExpression,
	isStringLiteral,
	isTemplateExpression,
	type Node,
	type SourceFile,
	SyntaxKind,
} from "typescript/unstable/ast";
import { API, type Symbol as Named, type Type, type TypeReference } from "typescript/unstable/sync";

const root = process.cwd();
const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: ["tsconfig.base.json"] }).getProjects();
if (!project) throw new Error("There is no tsconfig.base.json here.");
const { program, checker } = project;

/** Keys by their node, with the namespace: `home.hero.title`. Both languages have the same keys. */
const texts = new Map<Node, string>();
/** Namespaces of legal documents, whose pages show every text (`app/legal/`). */
const documents = new Set<string>();
const problems: string[] = [];

const joining = new Set<SyntaxKind>([
	SyntaxKind.PlusToken,
	SyntaxKind.BarBarToken,
	SyntaxKind.QuestionQuestionToken,
	SyntaxKind.AmpersandAmpersandToken,
]);

/** Attributes and options whose values are visible or read by screen readers. */
const spoken =
	/^(alt|title|placeholder|label|caption|description|note|summary|text|aria-(label|description|placeholder|roledescription|valuetext))$/;

for (const [name, file] of [...filesOf(/^app\/locales\/en\//), ...filesOf(/^app\/locales\/es\//)]) {
	const [namespace = ""] = name.split("/").at(-1)?.split(".") ?? [];
	for (const statement of file.statements.filter(isExportAssignment)) {
		const { expression } = statement;
		if (isObjectLiteralExpression(expression)) collectTexts(expression, namespace);
		else if (isSatisfiesExpression(expression)) {
			if (!expression.type.getText().startsWith("typeof ")) documents.add(namespace);
			if (!documents.has(namespace)) collectTexts(expression.expression, namespace);
		}
	}
}
const unused = new Set(texts.values());
if (unused.size === 0) throw new Error("There are no texts in app/locales.");

for (const [name, file] of filesOf(/^(app(?!\/locales)|worker|scripts)\//)) {
	// The design system's page exists only in development and is not translated.
	if (name.startsWith("app/routes/gallery/")) continue;
	const nodes = nodesIn(file);
	markByIndex(nodes);
	markByCall(nodes.filter(isCallExpression), name);
	markByTrans(nodes, name);
	if (/^(app|scripts).*tsx$/.test(name)) findOwnTexts(nodes, name);
}

for (const text of unused) problems.push(`app/locales: unused key ${text}`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${new Set(texts.values()).size} translation keys, all used.`);
api.close();
process.exitCode = problems.length > 0 ? 1 : 0;

function* filesOf(pattern: RegExp): Generator<[name: string, file: SourceFile]> {
	for (const path of program.getSourceFileNames()) {
		const name = relative(root, path);
		const file = pattern.test(name) && program.getSourceFile(path);
		if (file) yield [name, file];
	}
}

function nodesIn(file: SourceFile): Node[] {
	const nodes: Node[] = [];
	const visit = (node: Node) => {
		nodes.push(node);
		node.forEachChild(visit);
	};
	visit(file);
	return nodes;
}

function collectTexts(group: Expression, path: string) {
	group.forEachChild((entry) => {
		if (!isPropertyAssignment(entry) || !("text" in entry.name)) return;
		const key = `${path}.${entry.name.text}`;
		if (isObjectLiteralExpression(entry.initializer)) collectTexts(entry.initializer, key);
		else texts.set(entry, key);
	});
}

function partsOf(type: Type | undefined): readonly Type[] {
	if (!type) return [];
	return type.isUnionType() ? type.getTypes() : [type];
}

/** All values of a union of literals; empty for other types. */
function valuesOf(type: Type | undefined): string[] {
	const parts = partsOf(type);
	return parts.every((part) => part.isStringLiteralType() || part.isNumberLiteralType())
		? parts.map(({ value }) => `${value}`)
		: [];
}

/** `goalNames[goal]`: texts that the analyst reads as data. */
function markByIndex(nodes: Node[]) {
	for (const node of nodes.filter(isElementAccessExpression)) {
		for (const key of valuesOf(checker.getTypeAtLocation(node.argumentExpression))) {
			for (const type of partsOf(checker.getTypeAtLocation(node.expression))) {
				const property = type.isObjectType() ? checker.getPropertyOfType(type, key) : undefined;
				for (const text of textsAt(property)) unused.delete(text);
			}
		}
	}
}

/** Keys of the texts that a symbol declares. */
function textsAt(symbol: Named | undefined): string[] {
	return (symbol?.declarations ?? [])
		.filter(({ path }) => path.includes("/app/locales/"))
		.map((declaration) => declaration.resolve())
		.map((node) => node && texts.get(node))
		.filter((text) => text !== undefined);
}

/** `t("hero.title")` */
function markByCall(calls: (Node & { expression: Node; arguments: readonly Node[] })[], name: string) {
	const types = checker.getTypeAtLocation(calls.map(({ expression }) => expression));
	calls.forEach(({ arguments: [key] }, index) => {
		const namespaces = namespacesOfT(types[index]);
		if (namespaces.length > 0 && key) markKeys(key, namespaces, name);
	});
}

/** `<Trans t={t} i18nKey="email.dataUse">`, or with `ns` in place of `t`. */
function markByTrans(nodes: Node[], name: string) {
	for (const node of nodes.filter(isJsxOpeningLikeElement)) {
		if (node.tagName.getText() !== "Trans") continue;
		const values = new Map(
			node.attributes.properties
				.filter(isJsxAttribute)
				.map(({ name: attribute, initializer }) => [
					attribute.getText(),
					initializer && isJsxExpression(initializer) ? initializer.expression : initializer,
				]),
		);
		const [key, t, ns] = ["i18nKey", "t", "ns"].map((attribute) => values.get(attribute));
		const namespaces = t
			? namespacesOfT(checker.getTypeAtLocation(t))
			: valuesOf(ns && checker.getTypeAtLocation(ns));
		if (!key || namespaces.length === 0)
			problems.push(`${name}: the key of <Trans> is unknown at compile time`);
		else markKeys(key, namespaces, name);
	}
}

/** Namespaces of keys without a prefix: the first of a list, or all of a union. Empty if the type is not `t`. */
function namespacesOfT(type: Type | undefined): string[] {
	if (type?.getSymbol()?.name !== "TFunction") return [];
	const [given] = checker.getTypeArguments(type as TypeReference);
	const isList = given && checker.isArrayLikeType(given);
	return valuesOf(isList ? checker.getTypeArguments(given as TypeReference)[0] : given);
}

/** Marks a key as used. The type of a computed key has all possible values. */
function markKeys(key: Node, namespaces: string[], name: string) {
	const keys = isStringLiteral(key) ? [key.text] : valuesOf(checker.getTypeAtLocation(key));
	if (keys.length === 0) problems.push(`${name}: the key ${key.getText()} is unknown at compile time`);
	for (const value of keys) {
		const [, named, path = value] = value.match(/^(\w+):(.*)$/) ?? [];
		for (const namespace of named ? [named] : namespaces) {
			const file = namespace.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
			if (!documents.has(file) && !mark(`${file}.${path}`)) {
				problems.push(`${name}: missing key ${file}.${path}`);
			}
		}
	}
}

/** Marks a text or a group of texts as used. Plural forms are named without their suffix. */
function mark(path: string): boolean {
	const marked = [...texts.values()].filter(
		(text) => text === path || text.startsWith(`${path}.`) || text.replace(/_(one|other)$/, "") === path,
	);
	for (const text of marked) unused.delete(text);
	return marked.length > 0;
}

function findOwnTexts(nodes: Node[], name: string) {
	for (const node of nodes) {
		for (const text of textsShownBy(node).filter((part) => /\p{L}{2}/u.test(part))) {
			problems.push(`${name}: “${text.trim()}” belongs in app/locales`);
		}
	}
}

function textsShownBy(node: Node): string[] {
	if (isJsxText(node)) return [node.text];
	if (isJsxExpression(node) && !isJsxAttribute(node.parent)) return ownTexts(node.expression);
	if (isJsxAttribute(node) && spoken.test(node.name.getText())) return ownTexts(node.initializer);
	if (isPropertyAssignment(node) && spoken.test(node.name.getText())) return ownTexts(node.initializer);
	return [];
}

/** Literal texts that an expression can evaluate to. */
function ownTexts(node: Node | undefined): string[] {
	if (!node) return [];
	if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
	if (isJsxExpression(node) || isParenthesizedExpression(node)) return ownTexts(node.expression);
	if (isConditionalExpression(node)) return [...ownTexts(node.whenTrue), ...ownTexts(node.whenFalse)];
	if (isBinaryExpression(node) && joining.has(node.operatorToken.kind)) {
		return [...ownTexts(node.left), ...ownTexts(node.right)];
	}
	if (isTemplateExpression(node)) {
		return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
	}
	return [];
}
