import ts from "typescript";
import { listFiles, read } from "./files.ts";
import { report } from "./problems.ts";

// What the linter has no rule for: SQL and regular expressions put together from texts, connections that
// nobody listens to, locks that also stop whoever refers to the row, and days and hours by the clock of
// whatever machine it is. Only code that runs in production: neither tests, which build odd SQL on purpose, nor the build.

const isProduction = (file: string): boolean =>
  /^(contract|database|server|web)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/build\/|\.generated\.|^web\/vite[.-]/.test(file);

interface Constants {
  /** Of the file's own top: their texts are as fixed as if they stood in place. */
  values: ReadonlyMap<string, ts.Expression>;
  /** Imported, which is somebody else's constant, or compiled by Kysely, which binds its values. */
  names: ReadonlySet<string>;
}

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** `import { a, b as c }` and `const { sql: d } = query.compile()`: a, c and d. */
const fixedNames = (source: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  walk(source, (node) => {
    if (ts.isImportSpecifier(node)) names.add(node.name.text);
    if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return;
    if (!node.initializer?.getText(source).endsWith(".compile()")) return;
    for (const { name, propertyName } of node.name.elements) {
      if ((propertyName ?? name).getText(source) === "sql") names.add(name.getText(source));
    }
  });
  return names;
};

const constantsOf = (source: ts.SourceFile): Constants => {
  const values = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    if ((statement.declarationList.flags & ts.NodeFlags.Const) === 0) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
    }
  }
  return { values, names: fixedNames(source) };
};

const isEscape = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^escape(Identifier|Literal)$/.test(node.expression.name.text);

/** A text that was written here, whatever it is put together from. */
const isFixed = (node: ts.Expression, constants: Constants): boolean => {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || isEscape(node)) return true;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.every(({ expression }) => isFixed(expression, constants));
  }
  if (ts.isBinaryExpression(node)) {
    return isFixed(node.left, constants) && isFixed(node.right, constants);
  }
  if (!ts.isIdentifier(node)) return false;
  if (constants.names.has(node.text)) return true;
  const value = constants.values.get(node.text);
  return value !== undefined && isFixed(value, constants);
};

/** `product.prefix`, `links.join("|")`: what is looked up begins with a constant, and nothing else goes in. */
const isOfConstant = (node: ts.Expression, constants: Constants): boolean => {
  if (ts.isPropertyAccessExpression(node)) return isOfConstant(node.expression, constants);
  if (ts.isCallExpression(node)) {
    const isPure = node.arguments.every((argument) => isFixed(argument, constants));
    return isPure && isOfConstant(node.expression, constants);
  }
  return (
    ts.isIdentifier(node) && (constants.names.has(node.text) || constants.values.has(node.text))
  );
};

/** Whoever chooses its parts chooses what it finds, and how long it takes. */
const isPatternOfTexts = (node: ts.Node, constants: Constants): boolean => {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const pattern = node.arguments?.[0];
  if (node.expression.getText() !== "RegExp" || !pattern) return false;
  const parts = ts.isTemplateExpression(pattern)
    ? pattern.templateSpans.map(({ expression }) => expression)
    : [pattern];
  return !parts.every(
    (part) =>
      isFixed(part, constants) ||
      isOfConstant(part, constants) ||
      part.getText().startsWith("RegExp.escape("),
  );
};

/** The SQL of a call: its first argument, or that argument's `text`. */
const sqlOf = ({ arguments: [first] }: ts.CallExpression): ts.Expression | undefined => {
  if (!first || !ts.isObjectLiteralExpression(first)) return first;
  for (const property of first.properties) {
    if (!property.name || !ts.isIdentifier(property.name)) continue;
    if (property.name.text !== "text") continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
};

const takesSql = (node: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(node.expression) &&
  (node.expression.name.text === "query" ||
    /^(sql|CompiledQuery)\.raw$/.test(node.expression.getText()));

const isSqlOfTexts = (node: ts.Node, constants: Constants): boolean => {
  const text = ts.isCallExpression(node) && takesSql(node) && sqlOf(node);
  return !!text && !isFixed(text, constants) && !ts.isObjectLiteralExpression(text);
};

const isPool = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && /(^|\.)Pool$/.test(node.expression.getText());

/** `const pool = new Pool()` must be followed by `pool.on("error")` and `pool.on("connect")`. */
const unheardPool = (pool: ts.NewExpression, source: ts.SourceFile): string[] => {
  const variable = pool.parent;
  const name = ts.isVariableDeclaration(variable) ? variable.name.getText() : undefined;
  return ["error", "connect"]
    .filter((event) => !name || !new RegExp(`\\b${name}\\.on\\("${event}"`).test(source.text))
    .map((event) => `a pool without a listener for "${event}"`);
};

const isCheckOut = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === "connect" &&
  /pool$/i.test(node.expression.expression.getText());

/** A deposit refers to its point, its people and much more: it would wait for each of them, and they for it. */
const isWiderLock = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text === "forUpdate";

/** Whichever zone the phone or the server is set to. */
const isLocalClock = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  /^(get(FullYear|Month|Date|Day|Hours)|toLocale(Date|Time)String)$/.test(node.name.text);

/** Options that are named were put together elsewhere. */
const hasNoZone = (node: ts.Node): boolean => {
  if (!ts.isNewExpression(node) || !node.expression.getText().endsWith("DateTimeFormat"))
    return false;
  const options = node.arguments?.[1];
  if (!options) return true;
  return (
    ts.isObjectLiteralExpression(options) &&
    !options.properties.some(
      (property) => ts.isSpreadAssignment(property) || property.name?.getText() === "timeZone",
    )
  );
};

const problemsOfNode = (
  node: ts.Node,
  source: ts.SourceFile,
  constants: Constants,
): readonly string[] => {
  if (isPool(node)) return unheardPool(node, source);
  if (isLocalClock(node) || hasNoZone(node)) return ["a day or an hour without its time zone"];
  if (isWiderLock(node))
    return ["a lock against those who only refer to the row: forNoKeyUpdate()"];
  if (isPatternOfTexts(node, constants))
    return ["a regular expression that is put together from texts: RegExp.escape()"];
  if (isCheckOut(node) && !/\.release\(/.test(source.text)) {
    return ["a connection that is taken from the pool and never given back"];
  }
  return isSqlOfTexts(node, constants)
    ? ["SQL that is put together from texts: bind the value, or escape the identifier"]
    : [];
};

export const findUnsafe = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const problems: string[] = [];
  walk(source, (node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    for (const problem of problemsOfNode(node, source, constants)) {
      problems.push(`${file}:${line + 1} ${problem}`);
    }
  });
  return problems;
};

/** Reading a file as a tree takes a while: only those that could hold such a thing. */
const mayMatter = (text: string): boolean =>
  /\.query\b|\.raw\(|\bRegExp\(|\bPool\(|ool\.connect\(|forUpdate|DateTimeFormat|\.get(F|M|D|H)|toLocale/.test(
    text,
  );

if (import.meta.main) {
  const problems = listFiles()
    .filter(isProduction)
    .flatMap((file) => {
      const text = read(file);
      return mayMatter(text) ? findUnsafe(file, text) : [];
    });
  report(
    problems,
    "These let strangers in, let a broken connection take the process along, hold others up, or tell a wrong hour.",
  );
}
