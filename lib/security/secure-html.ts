import { isPlainAddress } from '@/lib/camera/traits';
import { EMBED_PATH } from '@/lib/constants/brand';
import { documentPolicy, embedPolicy, viewerPolicy, type PolicySources } from './content-security-policy';

/** Base64. */
export type Sha256 = (text: string) => string;

const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
/** A meta policy governs only what follows it. Next writes the charset first. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const FOREIGN_IMAGE = /<img\b[^>]*\bsrc="(https:\/\/[^"/?#&]+)/g;
/** Structured data never runs, and no policy applies to it. */
const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Font preloads delay the first paint; fallback fonts cause no layout shift. */
const PRELOAD = /<link\b[^>]*\bas="(?:script|font)"[^>]*>/g;
/** React's markers of text and Suspense boundaries. */
const RUNTIME_MARKERS = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\/?\$[?!]?-->|<!-- -->/g;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, text]) => text ?? '');
}

function imageOrigins(html: string): string[] {
  return [...html.matchAll(FOREIGN_IMAGE)].flatMap(([, origin = '']) =>
    isPlainAddress(origin) ? [new URL(origin).origin] : [],
  );
}

export function stripScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(PRELOAD, '').replace(RUNTIME_MARKERS, '');
}

/** Idempotent. @throws without a charset */
export function secureHtml(html: string, path: string, sha256: Sha256, extra: PolicySources = {}): string {
  const bare = html.replace(POLICY_META, '');
  const isDocument = isZeroScriptPage(path);
  const page = isDocument ? stripScripts(bare) : bare;
  if (!CHARSET.test(page)) throw new Error(`${path}: no <meta charset="utf-8"> to put the policy after`);
  const hashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`);
  const styles = hashes(inlineStyles(page));
  const inline = { scripts: hashes(inlineScripts(page)), styles };
  const scriptPolicy = () => (path === EMBED_PATH ? embedPolicy(inline) : viewerPolicy(inline, extra));
  const policy = isDocument ? documentPolicy(styles, imageOrigins(page)) : scriptPolicy();
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Next's error pages keep scripts for the reload button. */
const ZERO_SCRIPT_PATHS = [
  /^(\/[a-z-]+)?\/[a-z0-9-]+-traffic-cameras$/,
  /^\/(locations|blog)(\/[a-z0-9-]+)*$/,
  /^\/(developers|privacy|status|terms)$/,
  /^\/(404|_not-found)$/,
];

export function isZeroScriptPage(path: string): boolean {
  return ZERO_SCRIPT_PATHS.some((pattern) => pattern.test(path));
}

/** Below `server/`, Next puts pages in `route-cache/{kind}/{hash of the route}/$` or `pages/`. */
export function pathOfHtmlFile(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/^(?:pages|route-cache\/[^$]*\$)\//, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}
