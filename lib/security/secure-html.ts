import {
  documentPolicy,
  embedPolicy,
  viewerPolicy,
  type ExtraSources,
  type InlineHashes,
} from './content-security-policy';
import { EMBED_PATH } from './headers';
import { isZeroScriptPage } from './zero-script-pages';

/** SHA-256 of a text, in base64. */
export type Sha256 = (text: string) => string;

const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
/** A meta policy governs only what follows it, so it goes right after the charset, which Next writes first. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/** A picture of another site; its address has no quote, so only `&amp;` is escaped, and never in the origin. */
const FOREIGN_IMAGE = /<img\b[^>]*\bsrc="(https:\/\/[^"/?#&]+)/g;
/** Excludes structured data: browsers neither run it nor check it against the policy. */
const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Preloads of scripts, which are removed, and of fonts, which delay the first paint. Fallback fonts cause no layout shift. */
const PRELOAD = /<link\b[^>]*\bas="(?:script|font)"[^>]*>/g;
/** React's markers for its client runtime: text and Suspense boundaries. */
const RUNTIME_MARKERS = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\/?\$[?!]?-->|<!-- -->/g;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, text]) => text ?? '');
}

/** Origins of the page's pictures. */
function imageOrigins(html: string): string[] {
  return [...html.matchAll(FOREIGN_IMAGE)].flatMap(([, origin]) =>
    origin !== undefined && URL.canParse(origin) ? [new URL(origin).origin] : [],
  );
}

export function stripScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(PRELOAD, '').replace(RUNTIME_MARKERS, '');
}

export function policyOf(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/** Of a page with scripts. */
function scriptPolicy(path: string, hashes: InlineHashes, extra: ExtraSources): string {
  return path === EMBED_PATH ? embedPolicy(hashes) : viewerPolicy(hashes, extra);
}

/** Adds the policy to a prerendered page and strips the client runtime from documents. Idempotent. @throws without a charset */
export function secureHtml(html: string, path: string, sha256: Sha256, extra: ExtraSources = {}): string {
  const bare = html.replace(POLICY_META, '');
  const isDocument = isZeroScriptPage(path);
  const page = isDocument ? stripScripts(bare) : bare;
  if (!CHARSET.test(page)) throw new Error(`${path}: no <meta charset="utf-8"> to put the policy after`);
  const hashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`);
  const styles = hashes(inlineStyles(page));
  const policy = isDocument
    ? documentPolicy(styles, imageOrigins(page))
    : scriptPolicy(path, { scripts: hashes(inlineScripts(page)), styles }, extra);
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
