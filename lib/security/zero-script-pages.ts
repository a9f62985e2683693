/** Pages that may run no script. Next's 404 page is one too; its error pages are not, because they have a reload button. */
const ZERO_SCRIPT_PATHS = [
  /^(\/[a-z-]+)?\/[a-z0-9-]+-traffic-cameras$/,
  /^\/(locations|blog)(\/[a-z0-9-]+)*$/,
  /^\/(privacy|status|terms)$/,
  /^\/(404|_not-found)$/,
];

/** @param path Without a trailing slash, e.g. `/locations`; `/` for the home page. */
export function isZeroScriptPage(path: string): boolean {
  return ZERO_SCRIPT_PATHS.some((pattern) => pattern.test(path));
}

/** The path of a prerendered file: `nyc-traffic-cameras.html` and `nyc-traffic-cameras/index.html` are the same page. */
export function pathOfHtmlFile(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}
