import * as ts from 'typescript';
import { METHODS, parseRules, toTypeScript, type Allow, type Rules } from './parse-rules';

/** The rules with one change. */
export interface Mutation {
  /** The line and the change, such as `12: a && b -> a`. */
  readonly title: string;
  readonly source: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const replaced = (node: ts.Node, replacement: string): Change => ({
  start: node.getStart(),
  end: node.getEnd(),
  replacement,
});
const changeText = (node: ts.StringLiteral, text: string) => replaced(node, `'${text}'`);

/** An expression and all expressions within it. */
function withInner(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(...withInner(child)));
  return [node, ...inner];
}

/** Each side of && and || replaced by true and by false, numbers plus and minus one, list items added and removed. */
function expressionChanges(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node) && ['&&', '||'].includes(node.operatorToken.getText())) {
    return [node.left, node.right].flatMap((side) => [replaced(side, 'true'), replaced(side, 'false')]);
  }
  if (ts.isNumericLiteral(node)) {
    const others = [Number(node.text) + 1, Number(node.text) - 1];
    return others.filter((other) => other >= 0).map((other) => replaced(node, String(other)));
  }
  if (!ts.isArrayLiteralExpression(node)) return [];
  const end = node.getEnd() - 1;
  return [{ start: end, end, replacement: ", 'role'" }, ...node.elements.map((item) => replaced(item, "''"))];
}

/** One method more and one less, and the whole condition replaced by true. */
function allowChanges({ methods, methodsNode, condition }: Allow): Change[] {
  const more = METHODS.filter((method) => !methods.includes(method)).map((method) => [...methods, method]);
  const fewer = methods.map((method) => methods.filter((other) => other !== method)).filter(({ length }) => length > 0);
  return [
    ...[...more, ...fewer].map((changed) => changeText(methodsNode, changed.join(', '))),
    replaced(condition, 'true'),
    replaced(condition, 'false'),
  ];
}

function allChanges({ functions, matches }: Rules): Change[] {
  const results = [...functions.values()].map(({ result }) => result);
  const allows = matches.flatMap((match) => match.allows);
  const parts = [...allows.map(({ condition }) => condition), ...results].flatMap(withInner);
  return [
    // A last variable that matches the rest of the path.
    ...matches
      .filter(({ path }) => path.endsWith('}'))
      .map(({ pathNode }) => changeText(pathNode, pathNode.text.replace(/\}$/, '=**}'))),
    ...allows.flatMap(allowChanges),
    ...results.map((result) => replaced(result, 'true')),
    ...parts.flatMap(expressionChanges),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** All single mutations of the rules. */
export function mutateRules(rules: string): Mutation[] {
  const source = toTypeScript(rules);
  const mutations = allChanges(parseRules(source)).map(({ start, end, replacement }) => {
    const line = source.slice(0, start).split('\n').length;
    return {
      title: `line ${line}: ${oneLine(source.slice(start, end))} -> ${replacement}`,
      source: source.slice(0, start) + replacement + source.slice(end),
    };
  });
  return [...new Map(mutations.map((mutation) => [mutation.source, mutation])).values()];
}
