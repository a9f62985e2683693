/** A search counts when the visitor has not typed for this long (spec 5). */
const SEARCH_REST_MS = 500;

/** Passes on what was searched for as soon as the typing rests, unless it is empty. Call it with every change of the text. */
export function createSearchReport(report: (term: string) => void): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    const term = text.trim();
    timer = term === '' ? undefined : setTimeout(report, SEARCH_REST_MS, term);
  };
}
