import type { Comparison, Expression } from './syntax';
import type { TokenReader } from './tokens';

const ORDERS: readonly Comparison[] = ['<=', '>=', '<', '>', 'in'];
const EQUALITIES: readonly Comparison[] = ['==', '!='];
const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The value of a quoted literal. */
export const unquote = (source: string): string => source.slice(1, -1).replace(/\\(.)/g, '$1');

function parseWord(tokens: TokenReader, start: number): Expression {
  const name = tokens.read('word');
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return { kind: 'literal', value: constant, start, end: tokens.previousEnd };
  if (!tokens.take('(')) return { kind: 'name', name, start, end: tokens.previousEnd };
  const args = tokens.list(')', () => parseExpression(tokens));
  return { kind: 'call', name, args, start, end: tokens.previousEnd };
}

function parsePrimary(tokens: TokenReader): Expression {
  const { kind, start } = tokens.next;
  if (kind === 'word') return parseWord(tokens, start);
  if (kind === 'number') {
    return { kind: 'literal', value: BigInt(tokens.read('number')), start, end: tokens.previousEnd };
  }
  if (kind === 'text') {
    return { kind: 'literal', value: unquote(tokens.read('text')), start, end: tokens.previousEnd };
  }
  if (tokens.take('[')) {
    const items = tokens.list(']', () => parseExpression(tokens));
    return { kind: 'list', items, start, end: tokens.previousEnd };
  }
  if (!tokens.take('(')) tokens.fail('an expression');
  const inner = parseExpression(tokens);
  tokens.want(')');
  return { ...inner, start, end: tokens.previousEnd };
}

function parseMember(tokens: TokenReader): Expression {
  let expression = parsePrimary(tokens);
  while (tokens.take('.')) {
    const { start } = expression;
    const name = tokens.read('word');
    const args = tokens.take('(') ? tokens.list(')', () => parseExpression(tokens)) : undefined;
    const end = tokens.previousEnd;
    expression =
      args === undefined
        ? { kind: 'member', of: expression, name, start, end }
        : { kind: 'method', of: expression, name, args, start, end };
  }
  return expression;
}

function parseNot(tokens: TokenReader): Expression {
  const { start } = tokens.next;
  if (!tokens.take('!')) return parseMember(tokens);
  const operand = parseNot(tokens);
  return { kind: 'not', operand, start, end: operand.end };
}

function parseSum(tokens: TokenReader): Expression {
  let left = parseNot(tokens);
  while (tokens.take('+')) {
    const right = parseNot(tokens);
    left = { kind: 'sum', left, right, start: left.start, end: right.end };
  }
  return left;
}

function parseComparison(
  tokens: TokenReader,
  operators: readonly Comparison[],
  parseOperand: (tokens: TokenReader) => Expression,
): Expression {
  let left = parseOperand(tokens);
  for (;;) {
    const operator = operators.find((candidate) => tokens.take(candidate));
    if (operator === undefined) return left;
    const right = parseOperand(tokens);
    left = { kind: 'compare', operator, left, right, start: left.start, end: right.end };
  }
}

function parseIs(tokens: TokenReader): Expression {
  const operand = parseComparison(tokens, ORDERS, parseSum);
  if (!tokens.take('is')) return operand;
  const type = tokens.read('word');
  return { kind: 'is', operand, type, start: operand.start, end: tokens.previousEnd };
}

const parseEquality = (tokens: TokenReader): Expression => parseComparison(tokens, EQUALITIES, parseIs);

function parseLogic(
  tokens: TokenReader,
  { kind, sign, parseOperand }: { kind: 'and' | 'or'; sign: string; parseOperand: (tokens: TokenReader) => Expression },
): Expression {
  let left = parseOperand(tokens);
  while (tokens.take(sign)) {
    const right = parseOperand(tokens);
    left = { kind, left, right, start: left.start, end: right.end };
  }
  return left;
}

const parseAnd = (tokens: TokenReader): Expression =>
  parseLogic(tokens, { kind: 'and', sign: '&&', parseOperand: parseEquality });

/** @throws SyntaxError, also for language features that our rules do not use. */
export function parseExpression(tokens: TokenReader): Expression {
  return parseLogic(tokens, { kind: 'or', sign: '||', parseOperand: parseAnd });
}
