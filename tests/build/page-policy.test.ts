import { EMBED_PATH } from '@/lib/constants/brand';
import { createHash } from 'node:crypto';
import { inlineScripts, inlineStyles, isZeroScriptPage } from '@/lib/security/secure-html';
import { policyOf } from '../support/policy-of';
import { builtPages, offenders } from './built-site';

const pages = builtPages();
const documents = pages.filter(({ address }) => isZeroScriptPage(address));
const viewers = pages.filter(({ address }) => !isZeroScriptPage(address));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (policy: string | undefined, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy ?? '')?.[1]?.match(/'sha256-[^']+'/g) ?? [];

test('every page has exactly one policy, right after the charset', () => {
  const start = '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"';

  expect(
    offenders(
      pages,
      ({ html }) => html.includes(start) && html.match(/http-equiv="Content-Security-Policy"/g)?.length === 1,
    ),
  ).toEqual([]);
});

test('every page allows only its own inline scripts and styles', () => {
  const allowed = (html: string, directive: string) => hashesIn(policyOf(html), directive).join();
  const own = (parts: readonly string[]) => [...new Set(parts.map(hashOf))].join();

  expect(
    offenders(
      pages,
      ({ html }) =>
        allowed(html, 'script-src') === own(inlineScripts(html)) &&
        allowed(html, 'style-src') === own(inlineStyles(html)),
    ),
  ).toEqual([]);
  // Nothing compared with nothing would prove nothing.
  expect(viewers.filter(({ html }) => inlineScripts(html).length === 0)).toEqual([]);
  expect(pages.filter(({ html }) => inlineStyles(html).length > 0)).not.toEqual([]);
});

test('no page has inline event handlers or javascript: URLs, or loads third-party code', () => {
  const tagsOf = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];
  const resourcesOf = (html: string) =>
    [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => /<script|rel="(?:stylesheet|preload|modulepreload)"/.test(tag))
      .map(([, url]) => url ?? '');
  const isOwn = (html: string) =>
    resourcesOf(html).every((url) => /^\/(?!\/)/.test(url)) &&
    tagsOf(html).every((tag) => !/\son[a-z]+="|javascript:/i.test(tag));

  expect(offenders(pages, ({ html }) => isOwn(html) && resourcesOf(html).length > 0)).toEqual([]);
});

test('a document has no scripts and allows none', () => {
  const code = (html: string) => html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '');

  expect(
    offenders(
      documents,
      ({ html }) => !/<script|as="script"/.test(code(html)) && policyOf(html)?.includes("script-src 'none'") === true,
    ),
  ).toEqual([]);
});

test('all other pages allow their own scripts, and all but the embed WebAssembly', () => {
  const isEmbed = ({ address }: (typeof pages)[number]) => address === EMBED_PATH;
  const embeds = viewers.filter(isEmbed);

  expect(embeds.map(({ mode }) => mode)).toEqual(['server', 'export']);
  expect(
    offenders(
      embeds,
      ({ html }) => html.includes('<script src="/_next/') && /script-src 'self' 'sha/.test(policyOf(html) ?? ''),
    ),
  ).toEqual([]);
  expect(
    offenders(
      viewers.filter((page) => !isEmbed(page)),
      ({ html }) =>
        html.includes('<script src="/_next/') &&
        policyOf(html)?.includes("script-src 'self' 'wasm-unsafe-eval'") === true,
    ),
  ).toEqual([]);
});
