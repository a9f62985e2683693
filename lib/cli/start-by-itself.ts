import { runInNewContext } from 'node:vm';

// The first page needs React and its own code, and the embed its own code alone, but nothing of Next's router, which is 60 kB. Next's bootstrap in the page names a
// module to run, and the chunks it is in; here it gets another module, and the page keeps only the chunks that one needs.

const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g;
const BOOTSTRAP = /<script id="_R_">([^<]*\.push\()(\{"otherChunks":[^<]*\})(\);<\/script>)/;
const SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="\/_next\/(static\/chunks\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;
/** A style sheet that only the router would have used: the one of the page for unknown addresses. */
const UNUSED_STYLES = /<link rel="preload" [^>]*\bas="style"[^>]*>/g;
const NEXT = '/_next/';
/** Tells the component to start. */
const MARK = 'self.startsByItself=true;';

interface Entry {
  readonly id: number;
  /** For example `static/chunks/0nobw.js`. */
  readonly chunks: readonly string[];
}

/** The client component that the page renders, as Next's data in the page describe it: `1f:I[81234,["$2","/_next/…"],"Home"]`. */
function findEntry(html: string, name: string): Entry {
  const parts = [...html.matchAll(FLIGHT)].map(([, part]) => JSON.parse(part ?? '') as readonly [number, string?]);
  const data = parts.map(([, text = '']) => text).join('');
  const texts = new Map([...data.matchAll(/^([0-9a-f]+):("[^"]*")$/gm)].map(([, row, text]) => [`$${row}`, text]));
  const found = new RegExp(`^[0-9a-f]+:I\\[(\\d+),(\\[[^\\]]*\\]),"${name}"`, 'm').exec(data);
  if (!found) throw new Error(`the page has no client component ${name}`);
  const addresses = (JSON.parse(found[2] ?? '') as string[]).map(
    (address) => JSON.parse(texts.get(address) ?? JSON.stringify(address)) as string,
  );
  return { id: Number(found[1]), chunks: addresses.map((address) => address.replace(NEXT, '')) };
}

/** Module -> the modules it asks for, of one chunk: `TURBOPACK.push([script, id, factory, id, id, factory …])`. */
function readModules(code: string): Map<number, readonly number[]> {
  const modules = new Map<number, readonly number[]>();
  let ids: number[] = [];
  const push = (parts: readonly unknown[]) => {
    for (const part of parts) {
      if (typeof part === 'number') ids.push(part);
      if (typeof part !== 'function') continue;
      const source = String(part);
      // Import, require, and the loader of a chunk that comes later.
      const context = /^(?:function)?\s*\(?(\w+)/.exec(source)?.[1] ?? '';
      const asked = [...source.matchAll(new RegExp(`\\b${context}\\.[irA]\\((\\d+)\\)`, 'g'))].map(([, id]) =>
        Number(id),
      );
      for (const id of ids) modules.set(id, asked);
      ids = [];
    }
  };
  runInNewContext(code, { TURBOPACK: { push } });
  return modules;
}

/** @throws If a module is in none of the chunks. */
function findNeeded({ id, chunks }: Entry, readChunk: (chunk: string) => string): Set<string> {
  const homes = new Map<number, { readonly chunk: string; readonly asked: readonly number[] }>();
  for (const chunk of chunks) {
    for (const [owned, asked] of readModules(readChunk(chunk))) homes.set(owned, { chunk, asked });
  }
  const needed = new Set<string>();
  const reached = new Set([id]);
  for (const wanted of reached) {
    const home = homes.get(wanted);
    if (!home) throw new Error(`no chunk of the page has module ${wanted}`);
    needed.add(home.chunk);
    for (const asked of home.asked) reached.add(asked);
  }
  return needed;
}

/**
 * Lets a built page start with one of its client components instead of Next's router. Idempotent.
 * @param readChunk The code of `static/chunks/0nobw.js`.
 * @throws If the page is not of the shape that this version of Next builds.
 */
export function startByItself(html: string, name: string, readChunk: (chunk: string) => string): string {
  if (html.includes(MARK)) return html;
  const bootstrap = BOOTSTRAP.exec(html);
  if (!bootstrap) throw new Error('the page has no bootstrap script');
  const entry = findEntry(html, name);
  const { otherChunks } = JSON.parse(bootstrap[2] ?? '') as { otherChunks: string[] };
  const all = new Set([...otherChunks, ...entry.chunks]);
  const needed = findNeeded({ ...entry, chunks: [...all] }, readChunk);
  const isNeeded = (chunk: string) => needed.has(chunk) || /\/turbopack-[^/]+$/.test(chunk);
  const start = JSON.stringify({ otherChunks: [...needed], runtimeModuleIds: [entry.id] });
  return html
    .replace(FLIGHT, '')
    .replace(UNUSED_STYLES, '')
    .replace(BOOTSTRAP, (_, before: string, __, after: string) => `<script id="_R_">${MARK}${before}${start}${after}`)
    .replace(SCRIPT, (tag, chunk: string) => (isNeeded(chunk) || /\bnoModule\b/.test(tag) ? tag : ''));
}

/** The page without the addresses of its scripts, which `lib/first-wall` asks for. */
export function takeScripts(html: string): { page: string; addresses: string[] } {
  const addresses: string[] = [];
  const page = html.replace(SCRIPT, (tag, chunk: string) => {
    if (/\bnoModule\b/.test(tag)) return tag;
    if (tag.startsWith('<script')) addresses.push(NEXT + chunk);
    return '';
  });
  return { page, addresses };
}
