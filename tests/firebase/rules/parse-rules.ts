import * as ts from 'typescript';

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow {
  readonly methods: readonly Method[];
  readonly methodsNode: ts.StringLiteral;
  readonly condition: ts.Expression;
}

export interface RulesFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: ts.Expression;
}

export interface MatchBlock {
  /** Such as `/users/{uid}`; empty for the root. */
  readonly path: string;
  readonly pathNode?: ts.StringLiteral;
  readonly allows: readonly Allow[];
  readonly functions: readonly RulesFunction[];
  readonly children: readonly MatchBlock[];
}

/**
 * The rules as TypeScript: blocks that start with their path, calls of `allow`, and `as` for `is`. Expressions are the
 * same in both languages. Lines stay the same. Converted rules stay as they are.
 */
export function toTypeScript(rules: string): string {
  return rules
    .replace(/^service cloud\.firestore \{/m, '{')
    .replace(/^( *)match (\/\S+) \{/gm, "$1{ '$2';")
    .replace(/^( *)allow ([\w, ]+): if ([^;]+);/gm, "$1allow('$2', $3);")
    .replaceAll(' is ', ' as ');
}

function fail(node: ts.Node): never {
  throw new SyntaxError(`firestore.rules: unexpected "${node.getText()}"`);
}

function parseAllow(node: ts.ExpressionStatement): Allow {
  if (!ts.isCallExpression(node.expression) || node.expression.expression.getText() !== 'allow') fail(node);
  const [methodsNode, condition] = node.expression.arguments;
  if (!methodsNode || !ts.isStringLiteral(methodsNode) || !condition) fail(node);
  const methods = methodsNode.text
    .split(', ')
    .map((name) => METHODS.find((method) => method === name) ?? fail(methodsNode));
  return { methods, methodsNode, condition };
}

function parseFunction(node: ts.FunctionDeclaration): RulesFunction {
  const [statement, ...others] = node.body?.statements ?? [];
  if (!statement || !ts.isReturnStatement(statement) || !statement.expression || others.length > 0) fail(node);
  const parameters = node.parameters.map(({ name }) => name.getText());
  return { name: node.name?.text ?? '', parameters, result: statement.expression };
}

/** The string that a converted `match` starts with. */
function findPath([first]: readonly ts.Statement[]): ts.StringLiteral | undefined {
  const literal = first && ts.isExpressionStatement(first) ? first.expression : undefined;
  return literal && ts.isStringLiteral(literal) ? literal : undefined;
}

function parseBlock({ statements }: ts.Block): MatchBlock {
  const pathNode = findPath([...statements]);
  const inner = statements.slice(pathNode ? 1 : 0);
  const isKnown = (node: ts.Statement) =>
    ts.isBlock(node) || ts.isFunctionDeclaration(node) || ts.isExpressionStatement(node);
  const unknown = inner.find((node) => !isKnown(node));
  if (unknown) fail(unknown);
  return {
    path: pathNode?.text ?? '',
    ...(pathNode && { pathNode }),
    allows: inner.filter(ts.isExpressionStatement).map(parseAllow),
    functions: inner.filter(ts.isFunctionDeclaration).map(parseFunction),
    children: inner.filter(ts.isBlock).map(parseBlock),
  };
}

/**
 * Parses a firestore.rules file, also converted.
 * @throws SyntaxError, also for language features that our rules do not use.
 */
export function parseRules(rules: string): MatchBlock {
  const text = toTypeScript(rules);
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  if (diagnostics?.[0]) throw new SyntaxError(ts.flattenDiagnosticMessageText(diagnostics[0].messageText, '\n'));
  const source = ts.createSourceFile('firestore.rules.ts', text, ts.ScriptTarget.Latest, true);
  const [version, service, ...others] = source.statements;
  if (version?.getText() !== "rules_version = '2';" || !service || !ts.isBlock(service) || others.length > 0) {
    fail(source);
  }
  return parseBlock(service);
}
