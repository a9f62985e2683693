import { documentPolicy, viewerPolicy, type ExtraSources } from './content-security-policy';
import { isZeroScriptPage } from './zero-script-pages';

/** SHA-256 of a text in base64; the caller brings it, so that this file runs anywhere. */
export type Sha256 = (text: string) => string;

const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
/** A meta policy governs only what follows it, so it goes right behind the character set, which Next writes first. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/** Structured data is no code: browsers neither run it nor ask the policy. */
const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/**
 * Of scripts, which are gone, and of fonts, which on a slow network hold up the style sheets and with them the first paint: text
 * is shown in a font of the system until they come, and keeps its place (`display: 'swap'` and Next's adjusted sizes).
 */
const PRELOAD = /<link\b[^>]*\bas="(?:script|font)"[^>]*>/g;
/** What React leaves for its client runtime: markers of text and Suspense borders, and the empty template before them. */
const RUNTIME_MARKERS = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\/?\$[?!]?-->|<!-- -->/g;

/** Text of the scripts that stand in the page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

/** Text of the style sheets that stand in the page itself. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, text]) => text ?? '');
}

/** The page without its client runtime and preloads. */
export function stripScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(PRELOAD, '').replace(RUNTIME_MARKERS, '');
}

/** The policy a page carries in its meta tag; undefined when it has none. */
export function policyOf(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/**
 * Gives a prerendered page its content security policy, and takes the client runtime from a page that needs none. Doing it
 * twice changes nothing.
 * @param path Address of the page, e.g. `/locations`.
 * @param extra What pages with code may use besides; a document gets nothing of it.
 * @throws When the page has no character set to put the policy behind.
 */
export function secureHtml(html: string, path: string, sha256: Sha256, extra: ExtraSources = {}): string {
  const bare = html.replace(POLICY_META, '');
  const isDocument = isZeroScriptPage(path);
  const page = isDocument ? stripScripts(bare) : bare;
  if (!CHARSET.test(page)) throw new Error(`${path}: no <meta charset="utf-8"> to put the policy behind`);
  const hashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${sha256(text)}'`);
  const styles = hashes(inlineStyles(page));
  const policy = isDocument
    ? documentPolicy(styles)
    : viewerPolicy({ scripts: hashes(inlineScripts(page)), styles }, extra);
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
