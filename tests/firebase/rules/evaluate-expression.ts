import { callMethod } from './methods';
import type { Comparison, Expression, RulesFunction } from './syntax';
import { EvaluationError, UnsupportedRule, add, compare, equal, typeName, type RulesValue } from './values';

/** The names in scope of an expression. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RulesValue>;
  /** Functions with the scope of their definition. */
  readonly functions: ReadonlyMap<string, { readonly definition: RulesFunction; readonly scope: () => Scope }>;
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** The language's types: a misspelled one must fail instead of being false. */
const TYPES = ['null', 'bool', 'string', 'int', 'float', 'list', 'map', 'timestamp'];

function readMember({ of, name }: Kind<'member'>, scope: Scope): RulesValue {
  const owner = evaluate(of, scope);
  const member = owner instanceof Map ? (owner as ReadonlyMap<string, RulesValue>).get(name) : undefined;
  if (member === undefined) throw new EvaluationError(`${typeName(owner)} has no ${name}`);
  return member;
}

function readName({ name }: Kind<'name'>, { variables }: Scope): RulesValue {
  const value = variables.get(name);
  if (value === undefined) throw new UnsupportedRule(`the name ${name}`);
  return value;
}

function callFunction({ name, args }: Kind<'call'>, scope: Scope): RulesValue {
  const called = scope.functions.get(name);
  if (called === undefined) throw new UnsupportedRule(`the function ${name}`);
  const { definition } = called;
  if (definition.parameters.length !== args.length) throw new UnsupportedRule(`${name} with ${args.length} arguments`);
  const home = called.scope();
  const variables = new Map(home.variables);
  definition.parameters.forEach((parameter, at) => variables.set(parameter, evaluate(args[at]!, scope)));
  return evaluate(definition.result, { ...home, variables });
}

function isIn(item: RulesValue, container: RulesValue): boolean {
  if (container instanceof Map) return typeof item === 'string' && container.has(item);
  if (Array.isArray(container)) return container.some((other: RulesValue) => equal(item, other));
  throw new EvaluationError(`nothing is in a ${typeName(container)}`);
}

const COMPARISONS: Readonly<Record<Comparison, (left: RulesValue, right: RulesValue) => boolean>> = {
  '==': equal,
  '!=': (left, right) => !equal(left, right),
  '<': (left, right) => compare(left, right) < 0,
  '<=': (left, right) => compare(left, right) <= 0,
  '>': (left, right) => compare(left, right) > 0,
  '>=': (left, right) => compare(left, right) >= 0,
  in: isIn,
};

function isType({ operand, type }: Kind<'is'>, scope: Scope): boolean {
  if (!TYPES.includes(type)) throw new UnsupportedRule(`the type ${type}`);
  return typeName(evaluate(operand, scope)) === type;
}

/** An error on one side is ignored if the other side decides the result. */
function evaluateLogic({ kind, left, right }: Kind<'and' | 'or'>, scope: Scope): boolean {
  const deciding = kind === 'or';
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
export function evaluateCondition(expression: Expression, scope: Scope): boolean {
  const value = evaluate(expression, scope);
  if (typeof value !== 'boolean') throw new EvaluationError(`a condition is a ${typeName(value)}`);
  return value;
}

/** @throws EvaluationError, which denies access, or UnsupportedRule, which must fail the test. */
export function evaluate(expression: Expression, scope: Scope): RulesValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'name':
      return readName(expression, scope);
    case 'member':
      return readMember(expression, scope);
    case 'method': {
      const args = expression.args.map((argument) => evaluate(argument, scope));
      return callMethod(evaluate(expression.of, scope), expression.name, args);
    }
    case 'call':
      return callFunction(expression, scope);
    case 'not':
      return !evaluateCondition(expression.operand, scope);
    case 'and':
    case 'or':
      return evaluateLogic(expression, scope);
    case 'sum':
      return add(evaluate(expression.left, scope), evaluate(expression.right, scope));
    case 'compare':
      return COMPARISONS[expression.operator](evaluate(expression.left, scope), evaluate(expression.right, scope));
    case 'is':
      return isType(expression, scope);
  }
}
