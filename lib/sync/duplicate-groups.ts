import { compareIds } from '@/lib/core/collections';
import type { Candidate, DuplicateLink } from './duplicate-rule';
import { DUPLICATE_REASONS, duplicateLink } from './duplicate-rule';

/** Two candidates that could be one camera; `a` has the smaller id. */
export interface CandidatePair {
  readonly a: Candidate;
  readonly b: Candidate;
  readonly link: DuplicateLink;
}

/** Surest first, and a total order, so that the outcome does not hang on the order of the input. */
function comparePairs(one: CandidatePair, other: CandidatePair): number {
  const certainty = ({ link }: CandidatePair): number => DUPLICATE_REASONS.indexOf(link.reason);
  return (
    certainty(one) - certainty(other) ||
    other.link.similarity - one.link.similarity ||
    one.link.meters - other.link.meters ||
    compareIds(one.a.camera, other.a.camera) ||
    compareIds(one.b.camera, other.b.camera)
  );
}

type Group = readonly Candidate[];

/**
 * Whether all of two groups are one camera: each of the one is linked with each of the other. So a camera gets at most one
 * twin in each other source (an agency's two entries are two cameras), and never two directions.
 */
function canMerge(left: Group, right: Group): boolean {
  return left.every((a) => right.every((b) => duplicateLink(a, b) !== null));
}

/** Joins pairs to groups of one camera each, surest pairs first. @returns the groups of two or more. */
export function groupDuplicates(pairs: readonly CandidatePair[]): Group[] {
  const groupOf = new Map<Candidate, Group>();
  for (const { a, b } of [...pairs].sort(comparePairs)) {
    const left = groupOf.get(a) ?? [a];
    const right = groupOf.get(b) ?? [b];
    if (left === right || !canMerge(left, right)) continue;
    const joined = [...left, ...right];
    for (const member of joined) groupOf.set(member, joined);
  }
  return [...new Set(groupOf.values())];
}
