import type { SourceReport } from './report';

/** More rows that we cannot read than this mean that the agency changed its answer. */
const MAX_UNREADABLE_SHARE = 0.2;

export interface ShapeVerdict {
  readonly isKnown: boolean;
  readonly text: string;
}

/** Says in plain words whether the first page of a source still has the shape we know. */
export function describeShape(
  id: string,
  { rows, cameras, dropped, failure }: Pick<SourceReport, 'rows' | 'cameras' | 'dropped' | 'failure'>,
): ShapeVerdict {
  if (failure !== null) return { isKnown: false, text: `${id}: no usable answer (${failure}).` };
  const { unreadable = 0 } = dropped;
  if (unreadable > rows * MAX_UNREADABLE_SHARE) {
    return { isKnown: false, text: `${id}: the shape changed; ${unreadable} of ${rows} rows cannot be read.` };
  }
  if (cameras === 0)
    return { isKnown: false, text: `${id}: ${rows} rows, and none is a camera with a picture or video.` };
  const reasons = Object.entries(dropped).map(([reason, count]) => `${count} ${reason.replaceAll('-', ' ')}`);
  const left = reasons.length > 0 ? `; left out: ${reasons.join(', ')}` : '';
  return {
    isKnown: true,
    text: `${id}: the shape we know; ${cameras} cameras in ${rows} rows of the first page${left}.`,
  };
}
