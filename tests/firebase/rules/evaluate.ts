import { isDeepStrictEqual } from 'node:util';
import * as ts from 'typescript';
import type { Rules } from './parse-rules';
import { add, EvaluationError, isLess, typeName, UnsupportedRule, type RulesValue } from './values';

type Variables = Readonly<Record<string, RulesValue>>;

/** The names in scope of an expression. */
export interface Scope {
  readonly functions: Rules['functions'];
  /** The request and the variables of the path, which functions see, too. */
  readonly given: Variables;
  readonly parameters: Variables;
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new UnsupportedRule(what);
  return value;
}

function readMember({ expression, name }: ts.PropertyAccessExpression, scope: Scope): RulesValue {
  const owner = evaluate(expression, scope);
  const member = owner instanceof Map ? (owner as ReadonlyMap<string, RulesValue>).get(name.text) : undefined;
  if (member === undefined) throw new EvaluationError(`${typeName(owner)} has no ${name.text}`);
  return member;
}

function callFunction(name: string, args: readonly RulesValue[], scope: Scope): RulesValue {
  const { parameters, result } = found(scope.functions.get(name), `the function ${name}`);
  if (parameters.length !== args.length) throw new UnsupportedRule(`${name} with ${args.length} arguments`);
  const named = parameters.map((parameter, at) => [parameter, args[at]!] as const);
  return evaluate(result, { ...scope, parameters: Object.fromEntries(named) });
}

const METHODS_OF: Readonly<Record<string, (on: never, ...args: never[]) => RulesValue>> = {
  'string.size': (text: string) => Array.from(text).length,
  'list.size': (list: readonly RulesValue[]) => list.length,
  'list.hasOnly': (list: readonly RulesValue[], allowed: RulesValue) => list.every((item) => isIn(item, allowed)),
  'map.keys': (map: ReadonlyMap<string, RulesValue>) => [...map.keys()],
  'symbol.value': (_durations: symbol, count: RulesValue, unit: RulesValue) => {
    if (unit !== 's') throw new UnsupportedRule('a duration in other units than seconds');
    return BigInt(Number(count)) * 1_000_000_000n;
  },
};

/** @throws EvaluationError if its type has no such method, UnsupportedRule if no type has it. */
function callMethod(on: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  const method = METHODS_OF[`${typeName(on)}.${name}`];
  if (method) return method(on as never, ...(args as never[]));
  found(
    Object.keys(METHODS_OF).find((key) => key.endsWith(`.${name}`)),
    `the method ${name}`,
  );
  throw new EvaluationError(`${typeName(on)} has no method ${name}`);
}

function isIn(item: RulesValue, container: RulesValue): boolean {
  if (container instanceof Map) return typeof item === 'string' && container.has(item);
  if (Array.isArray(container)) return container.includes(item);
  throw new EvaluationError(`nothing is in a ${typeName(container)}`);
}

const OPERATORS: Readonly<Record<string, (left: RulesValue, right: RulesValue) => RulesValue>> = {
  '==': isDeepStrictEqual,
  '!=': (left, right) => !isDeepStrictEqual(left, right),
  '<=': (left, right) => !isLess(right, left),
  '>=': (left, right) => !isLess(left, right),
  '+': add,
  in: isIn,
};

/** An error on one side is ignored if the other side decides the result. */
function evaluateLogic({ left, right }: ts.BinaryExpression, deciding: boolean, scope: Scope): boolean {
  let failure: EvaluationError | undefined;
  for (const side of [left, right]) {
    try {
      if (evaluateCondition(side, scope) === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !deciding;
}

/** @throws EvaluationError if the value is not a boolean. */
export function evaluateCondition(expression: ts.Expression, scope: Scope): boolean {
  const value = evaluate(expression, scope);
  if (typeof value !== 'boolean') throw new EvaluationError(`a condition is a ${typeName(value)}`);
  return value;
}

function evaluateCall({ expression: called, arguments: given }: ts.CallExpression, scope: Scope): RulesValue {
  const args = given.map((argument) => evaluate(argument, scope));
  return ts.isPropertyAccessExpression(called)
    ? callMethod(evaluate(called.expression, scope), called.name.text, args)
    : callFunction(called.getText(), args, scope);
}

function evaluateBinary(node: ts.BinaryExpression, scope: Scope): RulesValue {
  const sign = node.operatorToken.getText();
  if (sign === '&&' || sign === '||') return evaluateLogic(node, sign === '||', scope);
  const operate = found(OPERATORS[sign], `the operator ${sign}`);
  return operate(evaluate(node.left, scope), evaluate(node.right, scope));
}

const CONSTANTS: ReadonlyMap<ts.SyntaxKind, RulesValue> = new Map([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

function readLiteral(node: ts.Expression): RulesValue {
  if (ts.isStringLiteral(node)) return node.text;
  return ts.isNumericLiteral(node) ? Number(node.text) : found(CONSTANTS.get(node.kind), node.getText());
}

/** @throws EvaluationError, which denies access, or UnsupportedRule, which must fail the test. */
export function evaluate(node: ts.Expression, scope: Scope): RulesValue {
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression, scope);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((item) => evaluate(item, scope));
  if (ts.isIdentifier(node)) return found({ ...scope.given, ...scope.parameters }[node.text], `the name ${node.text}`);
  if (ts.isPropertyAccessExpression(node)) return readMember(node, scope);
  if (ts.isCallExpression(node)) return evaluateCall(node, scope);
  if (ts.isBinaryExpression(node)) return evaluateBinary(node, scope);
  if (ts.isAsExpression(node)) return typeName(evaluate(node.expression, scope)) === node.type.getText();
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return !evaluateCondition(node.operand, scope);
  return readLiteral(node);
}
