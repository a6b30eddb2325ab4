/**
 * `npm run words`: names the words of `app/locales` that nothing says, and those that a component says by itself
 * instead of taking them from there. Ends with 1 if there are any.
 */
import { relative } from "node:path";
import {
	type Expression,
	isBinaryExpression,
	isCallExpression,
	isConditionalExpression,
	isElementAccessExpression,
	isExportAssignment,
	isIdentifier,
	isJsxAttribute,
	isJsxExpression,
	isJsxSpreadAttribute,
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
const [project] = api.updateSnapshot({ openProjects: ["tsconfig.json"] }).getProjects();
if (!project) throw new Error("There is no tsconfig.json here.");
const { program, checker } = project;

/** Words and groups of words by where they stand. Those of both languages have one name: `home.hero.title`. */
const words = new Map<Node, string>();
const groups = new Map<Node, string>();
const problems: string[] = [];

const joining = new Set<SyntaxKind>([
	SyntaxKind.PlusToken,
	SyntaxKind.BarBarToken,
	SyntaxKind.QuestionQuestionToken,
	SyntaxKind.AmpersandAmpersandToken,
]);

/** Attributes and options whose value is shown or read out. */
const spoken =
	/^(alt|title|placeholder|label|caption|description|note|summary|text|aria-(label|description|placeholder|roledescription|valuetext))$/;

const shown = new Set<string>();

for (const [name, file] of [...filesOf(/^app\/locales\/en\//), ...filesOf(/^app\/locales\/es\//)]) {
	const [namespace = ""] = name.split("/").at(-1)?.split(".") ?? [];
	for (const statement of file.statements.filter(isExportAssignment)) {
		const { expression } = statement;
		if (isObjectLiteralExpression(expression)) collectWords(expression, namespace);
		else if (isSatisfiesExpression(expression)) {
			// A text of a form of its own is shown by that form, whole, and holds nothing else.
			if (!expression.type.getText().startsWith("typeof ")) shown.add(namespace);
			if (!shown.has(namespace)) collectWords(expression.expression, namespace);
		}
	}
}
const unsaid = new Set(words.values());
if (unsaid.size === 0) throw new Error("No words were found in app/locales.");

for (const [name, file] of filesOf(/^(app(?!\/locales)|worker|scripts)\//)) {
	// The design system's page is only there for those who build the site, and says what it likes.
	if (name.startsWith("app/routes/design/")) continue;
	const nodes = nodesIn(file);
	sayByName(nodes.filter(isIdentifier));
	sayByPart(nodes);
	sayByKey(nodes.filter(isCallExpression), name);
	if (/^(app|scripts).*tsx$/.test(name)) findOwnWords(nodes, name);
}

for (const word of unsaid) problems.push(`app/locales: nothing says ${word}`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${new Set(words.values()).size} words, all of them said.`);
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

function collectWords(group: Expression, path: string) {
	groups.set(group, path);
	group.forEachChild((entry) => {
		if (!isPropertyAssignment(entry) || !("text" in entry.name)) return;
		const key = `${path}.${entry.name.text}`;
		if (isObjectLiteralExpression(entry.initializer)) collectWords(entry.initializer, key);
		else words.set(entry, key);
	});
}

/** The words or groups that a name or a type goes back to. */
function declaredIn(map: Map<Node, string>, symbol: Named | undefined): string[] {
	return (symbol?.declarations ?? [])
		.filter(({ path }) => path.includes("/app/locales/"))
		.map((declaration) => declaration.resolve())
		.map((node) => node && map.get(node))
		.filter((path) => path !== undefined);
}

/** Counts a word as said, or all of a group; a word that has a form by number is said by its name without it. */
function say(path: string): boolean {
	const said = [...words.values()].filter(
		(word) => word === path || word.startsWith(`${path}.`) || word.replace(/_(one|other)$/, "") === path,
	);
	for (const word of said) unsaid.delete(word);
	return said.length > 0;
}

function partsOf(type: Type | undefined): readonly Type[] {
	if (!type) return [];
	return type.isUnionType() ? type.getTypes() : [type];
}

/** All the values that a type allows, if they can be told. */
function textsOf(type: Type | undefined): string[] {
	const parts = partsOf(type);
	return parts.every((part) => part.isStringLiteralType() || part.isNumberLiteralType())
		? parts.map(({ value }) => `${value}`)
		: [];
}

/** `words.title`, `const { title } = words` */
function sayByName(names: Node[]) {
	for (const symbol of checker.getSymbolAtLocation(names)) {
		for (const word of declaredIn(words, symbol)) unsaid.delete(word);
	}
}

/** `words[key]`, `<Part {...words} />`, and `show(words)` for what `show` asks for by its type. */
function sayByPart(nodes: Node[]) {
	for (const node of nodes) {
		if (isElementAccessExpression(node)) {
			for (const key of textsOf(checker.getTypeAtLocation(node.argumentExpression))) {
				sayProperty(node.expression, key);
			}
		} else if (isJsxSpreadAttribute(node)) groupsAt(node.expression).forEach(say);
		else if (isCallExpression(node)) {
			for (const argument of node.arguments.filter((given) => groupsAt(given).length > 0)) {
				for (const asked of partsOf(checker.getContextualType(argument))) {
					for (const property of checker.getPropertiesOfType(asked)) {
						// What is asked for as the very same group is yet to be read.
						const isOwn = declaredIn(words, property).length > 0 || declaredIn(groups, property).length > 0;
						if (!isOwn) sayProperty(argument, property.name);
					}
				}
			}
		}
	}
}

function groupsAt(expression: Node): string[] {
	return partsOf(checker.getTypeAtLocation(expression)).flatMap((type) =>
		declaredIn(groups, type.getSymbol()),
	);
}

function sayProperty(expression: Node, key: string) {
	for (const type of partsOf(checker.getTypeAtLocation(expression))) {
		if (!type.isObjectType()) continue;
		for (const word of declaredIn(words, checker.getPropertyOfType(type, key))) unsaid.delete(word);
	}
}

/** `t("hero.title")`, also where the key is put together: its type holds all the keys that it can be. */
function sayByKey(calls: (Node & { expression: Node; arguments: readonly Node[] })[], name: string) {
	const types = checker.getTypeAtLocation(calls.map(({ expression }) => expression));
	calls.forEach(({ arguments: [key] }, index) => {
		const type = types[index];
		if (type?.getAliasSymbol()?.name !== "TFunction" || !key) return;
		const [namespaces] = type.getAliasTypeArguments();
		const [first] =
			namespaces && checker.isArrayLikeType(namespaces)
				? checker.getTypeArguments(namespaces as TypeReference)
				: [namespaces];
		const [namespace] = textsOf(first);
		const keys = textsOf(checker.getTypeAtLocation(key));
		if (keys.length === 0) problems.push(`${name}: what is said by ${key.getText()} cannot be told`);
		for (const text of keys) {
			const [, own, path = text] = text.match(/^(\w+):(.*)$/) ?? [];
			const file = (own ?? namespace ?? "").replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
			const word = `${file}.${path}`;
			if (!say(word)) problems.push(`${name}: there are no words ${word}`);
		}
	});
}

function findOwnWords(nodes: Node[], name: string) {
	for (const node of nodes) {
		for (const text of textsShownBy(node).filter((part) => /\p{L}{2}/u.test(part))) {
			problems.push(`${name}: “${text.trim()}” belongs into app/locales`);
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

/** The texts that an expression can be by itself, without what it calls. */
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
