import * as ts from 'typescript';

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow {
  readonly methods: readonly Method[];
  readonly methodsNode: ts.StringLiteral;
  readonly condition: ts.Expression;
}

export interface RulesFunction {
  readonly parameters: readonly string[];
  readonly result: ts.Expression;
}

interface Match {
  /** From the root, such as `/databases/{database}/documents/users/{uid}`. */
  readonly path: string;
  readonly pathNode: ts.StringLiteral;
  readonly allows: readonly Allow[];
}

/** Functions have names of their own in the whole file. */
export interface Rules {
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly matches: readonly Match[];
}

/**
 * The rules as TypeScript: blocks that start with their path, calls of `allow`, and `as` for `is`. Expressions are the
 * same in both languages. Lines stay the same. Converted rules stay as they are.
 */
export function toTypeScript(rules: string): string {
  return rules
    .replace(/^service cloud\.firestore \{/m, "{ '';")
    .replace(/^( *)match (\/\S+) \{/gm, "$1{ '$2';")
    .replace(/^( *)allow ([\w, ]+): if ([^;]+);/gm, "$1allow('$2', $3);")
    .replaceAll(' is ', ' as ');
}

function fail(node: ts.Node): never {
  throw new SyntaxError(`firestore.rules: unexpected "${node.getText()}"`);
}

function parseAllow({ expression }: ts.ExpressionStatement): Allow {
  if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'allow') fail(expression);
  const [methodsNode, condition] = expression.arguments;
  if (!methodsNode || !ts.isStringLiteral(methodsNode) || !condition) fail(expression);
  const methods = methodsNode.text
    .split(', ')
    .map((name) => METHODS.find((method) => method === name) ?? fail(methodsNode));
  return { methods, methodsNode, condition };
}

function parseFunction(node: ts.FunctionDeclaration): RulesFunction {
  const [statement, ...others] = node.body?.statements ?? [];
  if (!statement || !ts.isReturnStatement(statement) || !statement.expression || others.length > 0) fail(node);
  return { parameters: node.parameters.map(({ name }) => name.getText()), result: statement.expression };
}

/** The string that a converted `match` starts with. */
function findPath(block: ts.Block): ts.StringLiteral {
  const [first] = block.statements;
  return first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression)
    ? first.expression
    : fail(block);
}

function parseBlock(block: ts.Block, outer: string, functions: Map<string, RulesFunction>): Match[] {
  const pathNode = findPath(block);
  const path = outer + pathNode.text;
  const allows: Allow[] = [];
  const matches: Match[] = [{ path, pathNode, allows }];
  for (const statement of block.statements.slice(1)) {
    if (ts.isBlock(statement)) matches.push(...parseBlock(statement, path, functions));
    else if (ts.isExpressionStatement(statement)) allows.push(parseAllow(statement));
    else if (!ts.isFunctionDeclaration(statement) || functions.has(statement.name?.text ?? '')) fail(statement);
    else functions.set(statement.name?.text ?? '', parseFunction(statement));
  }
  return matches;
}

/**
 * Parses a firestore.rules file, also converted.
 * @throws SyntaxError, also for language features that our rules do not use.
 */
export function parseRules(rules: string): Rules {
  const text = toTypeScript(rules);
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  if (diagnostics?.[0]) throw new SyntaxError(ts.flattenDiagnosticMessageText(diagnostics[0].messageText, '\n'));
  const source = ts.createSourceFile('firestore.rules.ts', text, ts.ScriptTarget.Latest, true);
  const [version, service, ...others] = source.statements;
  if (version?.getText() !== "rules_version = '2';" || !service || !ts.isBlock(service) || others.length > 0) {
    fail(source);
  }
  const functions = new Map<string, RulesFunction>();
  return { functions, matches: parseBlock(service, '', functions) };
}
