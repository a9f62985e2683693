/**
 * Pages that are documents: they lose the client runtime after the build and may run no script. Everything else is the viewer.
 * Next's page for unknown addresses is a document too; its error pages have a button to reload.
 */
const ZERO_SCRIPT_PATHS = [
  /^\/[a-z0-9-]+-traffic-cameras$/,
  /^\/(locations|blog)(\/[a-z0-9-]+)*$/,
  /^\/(privacy|terms)$/,
  /^\/(404|_not-found)$/,
];

/** @param path Address of the page without a trailing slash, e.g. `/locations`; `/` for the first page. */
export function isZeroScriptPage(path: string): boolean {
  return ZERO_SCRIPT_PATHS.some((pattern) => pattern.test(path));
}

/** The address of a prerendered file: `nyc-traffic-cameras.html` and `nyc-traffic-cameras/index.html` are the same page. */
export function pathOfHtmlFile(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}
