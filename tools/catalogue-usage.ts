import ts from "typescript";

/** A key, or a pattern of keys where a part is computed, and the namespaces it may belong to. */
export interface KeyUse {
  namespaces: string[];
  pattern: RegExp;
  text: string;
  line: number;
}

/** What a file asks of the catalogues. */
export interface Usage {
  keys: KeyUse[];
  /** Namespaces whose keys are also chosen elsewhere in the program, by a value. */
  computed: Set<string>;
  /** Every plain text in the file: where a key is chosen by a value, it stands in one of these. */
  texts: Set<string>;
}

const makers = new Set(["useTranslations", "getTranslations", "createTranslator"]);
const methods = new Set(["rich", "markup", "has", "raw"]);

/** `useTranslations("deposits")`, also awaited, gives "deposits"; without argument "". */
const namespaceOf = (node: ts.Expression): string | undefined => {
  if (ts.isAwaitExpression(node)) return namespaceOf(node.expression);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!makers.has(node.expression.text)) return undefined;
  return /["'`]([\w.-]+)["'`]/.exec(node.arguments.map((one) => one.getText()).join())?.[1] ?? "";
};

/** `t: Translator<"deposits">` gives "deposits", whatever the type is called. */
const namespaceOfType = (node: ts.TypeNode): string | undefined =>
  /Transl\w*[^"]*"([\w.-]+)"/.exec(node.getText())?.[1];

const escape = (text: string): string => RegExp.escape(text);

const patternOf = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return escape(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce(
    (pattern, span) => `${pattern}[^.]+${escape(span.literal.text)}`,
    escape(node.head.text),
  );
};

/** Both branches of `a ? "x" : "y"`. */
const branches = (node: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(node)) return branches(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...branches(node.whenTrue), ...branches(node.whenFalse)];
  }
  return [node];
};

/** The `t` of `t("key")` and of `t.rich("key")`. */
const calledName = (node: ts.CallExpression): string | undefined => {
  const called = node.expression;
  if (ts.isIdentifier(called)) return called.text;
  const isMethod = ts.isPropertyAccessExpression(called) && methods.has(called.name.text);
  return isMethod && ts.isIdentifier(called.expression) ? called.expression.text : undefined;
};

/** Which names stand for a translator, and of which namespaces. */
const findTranslators = (file: ts.SourceFile): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const namespace =
        (node.initializer && namespaceOf(node.initializer)) ??
        (node.type && namespaceOfType(node.type));
      if (namespace !== undefined) {
        found.set(node.name.text, (found.get(node.name.text) ?? new Set()).add(namespace));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

export const usageOf = (name: string, source: string): Usage => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const translators = findTranslators(file);
  const usage: Usage = { keys: [], computed: new Set(), texts: new Set() };
  const addKey = (node: ts.Expression, namespaces: string[]): void => {
    const pattern = patternOf(node);
    if (pattern === undefined) {
      for (const namespace of namespaces) usage.computed.add(namespace);
      return;
    }
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    usage.keys.push({
      namespaces,
      pattern: new RegExp(`^${pattern}$`),
      text: node.getText(),
      line,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) usage.texts.add(node.text);
    if (ts.isCallExpression(node)) {
      const namespaces = translators.get(calledName(node) ?? "");
      const key = node.arguments[0];
      if (namespaces && key) for (const one of branches(key)) addKey(one, [...namespaces]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return usage;
};
