import type { RulesValue } from './values';

/** A range in the source, for mutating exactly that part. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: RulesValue }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
    | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: readonly Expression[] }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | { readonly kind: 'not'; readonly operand: Expression }
    | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'sum'; readonly left: Expression; readonly right: Expression }
    | {
        readonly kind: 'compare';
        readonly operator: Comparison;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  );

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow extends Span {
  readonly methods: readonly Method[];
  /** The range of the methods. */
  readonly methodsSpan: Span;
  readonly condition: Expression;
}

export interface RulesFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: Expression;
}

/** A path segment: a fixed name, or a variable that matches one name (`{uid}`) or the rest (`{path=**}`). */
export type Segment = Span &
  (
    | { readonly kind: 'fixed'; readonly name: string }
    | { readonly kind: 'one'; readonly name: string }
    | { readonly kind: 'rest'; readonly name: string }
  );

export interface MatchBlock {
  readonly segments: readonly Segment[];
  readonly allows: readonly Allow[];
  readonly functions: readonly RulesFunction[];
  readonly children: readonly MatchBlock[];
}
