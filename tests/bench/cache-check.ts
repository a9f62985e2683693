import { CODE_PATH } from '@/lib/security/headers';

/** A server of the site and one of its immutable files. */
export interface Checked {
  readonly name: string;
  readonly url: string;
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response;
}

function expectThat(isSo: boolean, { name }: Checked, what: string): void {
  if (!isSo) throw new Error(`${name}: ${what}`);
}

async function findCodeUrl(site: Checked): Promise<string> {
  const html = await (await fetch(`${site.url}/`)).text();
  const [address] = new RegExp(`${CODE_PATH}[^"?]+\\.css`).exec(html) ?? [];
  if (address === undefined) throw new Error(`${site.name}: the first page has no style sheet`);
  return address;
}

/**
 * Checks the caching headers of a server.
 * @throws If code is not immutable, if a list may be shown for more than a minute without revalidation, or if revalidating an
 *   unchanged file is not answered with 304.
 */
export async function checkCaching(site: Checked, list: string): Promise<void> {
  const code = await ask(site.url + (await findCodeUrl(site)));
  const ofCode = code.headers.get('cache-control') ?? '';
  expectThat(ofCode.includes('immutable'), site, `code may be kept "${ofCode}"`);
  const encodings = { 'Accept-Encoding': 'gzip, br' };
  const first = await ask(site.url + list, encodings);
  const ofList = first.headers.get('cache-control') ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(ofList)?.[1] ?? NaN);
  expectThat(maxAge <= 60, site, `a camera list may be kept "${ofList}"`);
  const again = await ask(site.url + list, { ...encodings, 'If-None-Match': first.headers.get('etag') ?? '' });
  expectThat(again.status === 304, site, `a list that has not changed is answered with ${again.status}`);
}
