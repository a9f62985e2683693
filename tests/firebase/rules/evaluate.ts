import { isDeepStrictEqual } from 'node:util';
import * as ts from 'typescript';
import type { RulesFunction } from './parse-rules';
import { add, Duration, EvaluationError, isLess, typeName, UnsupportedRule, type RulesValue } from './values';

/** The names in scope of an expression. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RulesValue>;
  /** Functions with the scope of their definition. */
  readonly functions: ReadonlyMap<string, { readonly definition: RulesFunction; readonly scope: () => Scope }>;
}

/** The language's types: a misspelled one must fail instead of being false. */
const TYPES = ['null', 'bool', 'string', 'list', 'map', 'timestamp'];

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
  const { definition, scope: getHome } = found(scope.functions.get(name), `the function ${name}`);
  const { parameters, result } = definition;
  if (parameters.length !== args.length) throw new UnsupportedRule(`${name} with ${args.length} arguments`);
  const home = getHome();
  const given = parameters.map((parameter, at) => [parameter, args[at]!] as const);
  return evaluate(result, { ...home, variables: new Map([...home.variables, ...given]) });
}

const METHODS_OF: Readonly<Record<string, (on: never, ...args: never[]) => RulesValue>> = {
  'string.size': (text: string) => Array.from(text).length,
  'list.size': (list: readonly RulesValue[]) => list.length,
  'list.hasOnly': (list: readonly RulesValue[], allowed: RulesValue) => list.every((item) => isIn(item, allowed)),
  'map.keys': (map: ReadonlyMap<string, RulesValue>) => [...map.keys()],
  'symbol.value': (_durations: symbol, count: RulesValue, unit: RulesValue) => {
    if (unit !== 's') throw new UnsupportedRule('a duration in other units than seconds');
    return new Duration(BigInt(Number(count)) * 1_000_000_000n);
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

function negate({ operator, operand }: ts.PrefixUnaryExpression, scope: Scope): boolean {
  if (operator !== ts.SyntaxKind.ExclamationToken) throw new UnsupportedRule(`the sign before ${operand.getText()}`);
  return !evaluateCondition(operand, scope);
}

function isType({ expression, type }: ts.AsExpression, scope: Scope): boolean {
  const wanted = type.getText();
  if (!TYPES.includes(wanted)) throw new UnsupportedRule(`the type ${wanted}`);
  return typeName(evaluate(expression, scope)) === wanted;
}

const CONSTANTS: ReadonlyMap<ts.SyntaxKind, RulesValue> = new Map([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

function readLiteral(node: ts.Expression): RulesValue {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  return found(CONSTANTS.get(node.kind), node.getText());
}

/** @throws EvaluationError, which denies access, or UnsupportedRule, which must fail the test. */
export function evaluate(node: ts.Expression, scope: Scope): RulesValue {
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression, scope);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((item) => evaluate(item, scope));
  if (ts.isIdentifier(node)) return found(scope.variables.get(node.text), `the name ${node.text}`);
  if (ts.isPropertyAccessExpression(node)) return readMember(node, scope);
  if (ts.isCallExpression(node)) return evaluateCall(node, scope);
  if (ts.isBinaryExpression(node)) return evaluateBinary(node, scope);
  if (ts.isPrefixUnaryExpression(node)) return negate(node, scope);
  if (ts.isAsExpression(node)) return isType(node, scope);
  return readLiteral(node);
}
