import type { Span } from './syntax';

type TokenKind = 'number' | 'text' | 'word' | 'sign' | 'end';

export interface Token extends Span {
  readonly kind: TokenKind;
  readonly source: string;
  /** Starts at 1. */
  readonly line: number;
}

/** The tokens that our rules use. Anything else is a syntax error and never skipped. */
const PATTERN =
  /(?<blank>\s+|\/\/[^\n]*)|(?<number>\d+)|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<word>[A-Za-z_]\w*)|(?<sign>=\*\*|==|!=|<=|>=|&&|\|\||[{}()[\]<>!.,:;=/+])/y;

/** @throws SyntaxError with the line. */
function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let start = 0;
  while (start < source.length) {
    PATTERN.lastIndex = start;
    const groups = PATTERN.exec(source)?.groups;
    const [kind, text] =
      Object.entries(groups ?? {}).find(([, found]) => (found as string | undefined) !== undefined) ?? [];
    if (kind === undefined || text === undefined) {
      throw new SyntaxError(`firestore.rules:${line}: unexpected "${source.charAt(start)}"`);
    }
    const end = start + text.length;
    if (kind !== 'blank') tokens.push({ kind: kind as TokenKind, source: text, line, start, end });
    line += text.split('\n').length - 1;
    start = end;
  }
  return [...tokens, { kind: 'end', source: 'the end', line, start, end: start }];
}

export class TokenReader {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(source: string) {
    this.tokens = tokenize(source);
  }

  get next(): Token {
    return this.tokens[this.at]!;
  }

  /** Where the previous token ends. */
  get previousEnd(): number {
    return this.tokens[this.at - 1]?.end ?? 0;
  }

  is(source: string): boolean {
    return this.next.source === source && this.next.kind !== 'text';
  }

  /** Skips the token if it is next, and returns whether it was. */
  take(source: string): boolean {
    const isNext = this.is(source);
    if (isNext) this.at += 1;
    return isNext;
  }

  /** @throws SyntaxError if another token is next. */
  want(source: string): void {
    if (!this.take(source)) this.fail(`"${source}"`);
  }

  /** @throws SyntaxError if the next token is of another kind. */
  read(kind: TokenKind): string {
    if (this.next.kind !== kind) this.fail(`a ${kind}`);
    const { source } = this.next;
    this.at += 1;
    return source;
  }

  /** A comma-separated list up to the closing token. */
  list<Item>(closing: string, readItem: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.is(closing)) {
      items.push(readItem());
      if (!this.take(',')) break;
    }
    this.want(closing);
    return items;
  }

  fail(wanted: string): never {
    throw new SyntaxError(`firestore.rules:${this.next.line}: expected ${wanted}, found "${this.next.source}"`);
  }
}
