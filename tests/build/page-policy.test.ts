/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineScripts, inlineStyles, policyOf } from '@/lib/security/secure-html';
import { isZeroScriptPage } from '@/lib/security/zero-script-pages';
import { builtPages } from './built-site';

const pages = builtPages();
const documents = pages.filter(({ address }) => isZeroScriptPage(address));
const viewers = pages.filter(({ address }) => !isZeroScriptPage(address));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (policy: string | undefined, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy ?? '')?.[1]?.match(/'sha256-[^']+'/g) ?? [];

test('both builds have the home, locations, and not-found pages', () => {
  const addressesOf = (mode: string) => pages.filter((page) => page.mode === mode).map(({ address }) => address);

  expect(addressesOf('server')).toEqual(expect.arrayContaining(['/', '/locations', '/_not-found']));
  expect(addressesOf('export')).toEqual(expect.arrayContaining(['/', '/locations', '/404']));
});

test.each(pages)('$mode $address has exactly one policy, right after the charset', ({ html }) => {
  expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test.each(pages)('$mode $address allows only its own inline scripts and styles', ({ html }) => {
  const policy = policyOf(html);

  expect(hashesIn(policy, 'script-src')).toEqual([...new Set(inlineScripts(html).map(hashOf))]);
  expect(hashesIn(policy, 'style-src')).toEqual([...new Set(inlineStyles(html).map(hashOf))]);
});

test.each(pages)('$mode $address has no inline event handlers or javascript: URLs', ({ html }) => {
  const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];

  expect(tags.filter((tag) => /\son[a-z]+="|javascript:/i.test(tag))).toEqual([]);
});

test.each(pages)('$mode $address loads no third-party code', ({ html }) => {
  const sources = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+)"[^>]*>/g)].map(([tag, url]) => ({
    tag,
    url,
  }));
  const resources = sources.filter(({ tag }) => /<script|rel="(?:stylesheet|preload|modulepreload)"/.test(tag));

  expect(resources.filter(({ url }) => !/^\/(?!\/)/.test(url ?? ''))).toEqual([]);
});

test.each(documents)('$mode $address is a document without scripts', ({ html }) => {
  expect(html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')).not.toMatch(
    /<script|as="script"/,
  );
  expect(policyOf(html)).toContain("script-src 'none'");
});

test.each(viewers)('$mode $address runs its own scripts', ({ html }) => {
  expect(html).toContain('<script src="/_next/');
  expect(policyOf(html)).toContain("script-src 'self' 'wasm-unsafe-eval'");
});
