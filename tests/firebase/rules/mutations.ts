import { parseRules } from './parse-rules';
import { METHODS, type Allow, type Expression, type MatchBlock, type Span } from './syntax';

/** The rules with one change. */
export interface Mutation {
  /** The line and the change, such as `12: a && b -> a`. */
  readonly title: string;
  readonly source: string;
}

interface Change extends Span {
  readonly replacement: string;
}

const replaced = (expression: Span, replacement: string): Change => ({
  start: expression.start,
  end: expression.end,
  replacement,
});

/** An expression and all expressions within it. */
function withInner(expression: Expression): Expression[] {
  const inner: Record<Expression['kind'], (given: never) => readonly Expression[]> = {
    literal: () => [],
    name: () => [],
    list: ({ items }: Extract<Expression, { kind: 'list' }>) => items,
    member: ({ of }: Extract<Expression, { kind: 'member' }>) => [of],
    method: ({ of, args }: Extract<Expression, { kind: 'method' }>) => [of, ...args],
    call: ({ args }: Extract<Expression, { kind: 'call' }>) => args,
    not: ({ operand }: Extract<Expression, { kind: 'not' }>) => [operand],
    is: ({ operand }: Extract<Expression, { kind: 'is' }>) => [operand],
    sum: ({ left, right }: Extract<Expression, { kind: 'sum' }>) => [left, right],
    and: ({ left, right }: Extract<Expression, { kind: 'and' }>) => [left, right],
    or: ({ left, right }: Extract<Expression, { kind: 'or' }>) => [left, right],
    compare: ({ left, right }: Extract<Expression, { kind: 'compare' }>) => [left, right],
  };
  return [expression, ...inner[expression.kind](expression as never).flatMap(withInner)];
}

/** Each side of && and || replaced by true and by false. */
function logicChanges(expression: Expression): Change[] {
  if (expression.kind !== 'and' && expression.kind !== 'or') return [];
  return [expression.left, expression.right].flatMap((side) => [replaced(side, 'true'), replaced(side, 'false')]);
}

/** Each number plus and minus one, but never negative. */
function numberChanges(expression: Expression): Change[] {
  if (expression.kind !== 'literal' || typeof expression.value !== 'bigint') return [];
  const { value } = expression;
  return [value + 1n, value - 1n].filter((other) => other >= 0n).map((other) => replaced(expression, String(other)));
}

/** A list of names with one more, and with each one removed. */
function listChanges(expression: Expression): Change[] {
  if (expression.kind !== 'list') return [];
  const { items, end } = expression;
  return [{ start: end - 1, end: end - 1, replacement: ", 'role'" }, ...items.map((item) => replaced(item, "''"))];
}

/** One method more and one less, and the whole condition replaced by true. */
function allowChanges({ methods, methodsSpan, condition }: Allow): Change[] {
  const more = METHODS.filter((method) => !methods.includes(method)).map((method) => [...methods, method]);
  const fewer = methods.map((method) => methods.filter((other) => other !== method)).filter(({ length }) => length > 0);
  return [
    ...[...more, ...fewer].map((changed) => replaced(methodsSpan, changed.join(', '))),
    replaced(condition, 'true'),
    replaced(condition, 'false'),
  ];
}

/** Each path variable replaced by one that matches the rest of the path. */
function pathChanges({ segments }: MatchBlock): Change[] {
  return segments
    .filter(({ kind }, at) => kind === 'one' && at === segments.length - 1)
    .map((segment) => replaced(segment, `{${segment.name}=**}`));
}

function blockChanges(block: MatchBlock): Change[] {
  const conditions = [
    ...block.allows.map(({ condition }) => condition),
    ...block.functions.map(({ result }) => result),
  ];
  const parts = conditions.flatMap(withInner);
  return [
    ...pathChanges(block),
    ...block.allows.flatMap(allowChanges),
    ...block.functions.flatMap(({ result }) => [replaced(result, 'true')]),
    ...parts.flatMap((part) => [...logicChanges(part), ...numberChanges(part), ...listChanges(part)]),
    ...block.children.flatMap(blockChanges),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** All single mutations of the rules. */
export function mutateRules(source: string): Mutation[] {
  const mutations = blockChanges(parseRules(source)).map(({ start, end, replacement }) => {
    const line = source.slice(0, start).split('\n').length;
    return {
      title: `line ${line}: ${oneLine(source.slice(start, end))} -> ${replacement}`,
      source: source.slice(0, start) + replacement + source.slice(end),
    };
  });
  return [...new Map(mutations.map((mutation) => [mutation.source, mutation])).values()];
}
