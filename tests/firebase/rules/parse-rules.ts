import { parseExpression, unquote } from './parse-expression';
import { METHODS, type Allow, type MatchBlock, type Method, type RulesFunction, type Segment } from './syntax';
import { TokenReader } from './tokens';

const METHOD_GROUPS: Readonly<Record<string, readonly Method[]>> = {
  ...Object.fromEntries(METHODS.map((method) => [method, [method]])),
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function parseMethods(tokens: TokenReader): Method[] {
  const methods: Method[] = [];
  do {
    const group = METHOD_GROUPS[tokens.next.source];
    if (group === undefined) tokens.fail('a method');
    tokens.read('word');
    methods.push(...group);
  } while (tokens.take(','));
  return methods;
}

/** After `allow`. Rejects an `allow` without a condition: none of our data is public. */
function parseAllow(tokens: TokenReader, start: number): Allow {
  const methodsStart = tokens.next.start;
  const methods = parseMethods(tokens);
  const methodsSpan = { start: methodsStart, end: tokens.previousEnd };
  tokens.want(':');
  tokens.want('if');
  const condition = parseExpression(tokens);
  tokens.want(';');
  return { methods, methodsSpan, condition, start, end: tokens.previousEnd };
}

/** After `function`. */
function parseFunction(tokens: TokenReader): RulesFunction {
  const name = tokens.read('word');
  tokens.want('(');
  const parameters = tokens.list(')', () => tokens.read('word'));
  tokens.want('{');
  tokens.want('return');
  const result = parseExpression(tokens);
  tokens.want(';');
  tokens.want('}');
  return { name, parameters, result };
}

/** After a slash. */
function parseSegment(tokens: TokenReader): Segment {
  const { start } = tokens.next;
  if (!tokens.take('{')) return { kind: 'fixed', name: tokens.read('word'), start, end: tokens.previousEnd };
  const name = tokens.read('word');
  const kind = tokens.take('=**') ? 'rest' : 'one';
  tokens.want('}');
  return { kind, name, start, end: tokens.previousEnd };
}

/** After `match`. */
function parseMatch(tokens: TokenReader): MatchBlock {
  const segments: Segment[] = [];
  while (tokens.take('/')) segments.push(parseSegment(tokens));
  return { segments, ...parseBody(tokens) };
}

function parseBody(tokens: TokenReader): Omit<MatchBlock, 'segments'> {
  const allows: Allow[] = [];
  const functions: RulesFunction[] = [];
  const children: MatchBlock[] = [];
  tokens.want('{');
  while (!tokens.take('}')) {
    const { start } = tokens.next;
    if (tokens.take('match')) children.push(parseMatch(tokens));
    else if (tokens.take('function')) functions.push(parseFunction(tokens));
    else if (tokens.take('allow')) allows.push(parseAllow(tokens, start));
    else tokens.fail('"match", "function" or "allow"');
  }
  return { allows, functions, children };
}

/**
 * Parses a firestore.rules file.
 * @throws SyntaxError with the line, also for language features that our rules do not use.
 */
export function parseRules(source: string): MatchBlock {
  const tokens = new TokenReader(source);
  tokens.want('rules_version');
  tokens.want('=');
  if (unquote(tokens.read('text')) !== '2') tokens.fail("rules_version = '2' before it");
  tokens.want(';');
  tokens.want('service');
  tokens.want('cloud');
  tokens.want('.');
  tokens.want('firestore');
  const root = { segments: [], ...parseBody(tokens) };
  tokens.read('end');
  return root;
}
