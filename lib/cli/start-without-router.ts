import { runInNewContext } from 'node:vm';

// Next's router is 60 kB that neither the first page nor the embed uses (ADR 024). Next's bootstrap script names a
// module to run and its chunks; this replaces the module and keeps only the chunks it needs.

const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/g;
const BOOTSTRAP = /<script id="_R_">([^<]*\.push\()(\{"otherChunks":[^<]*\})(\);<\/script>)/;
const SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="\/_next\/(static\/chunks\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;
const UNUSED_STYLES = /<link rel="preload" [^>]*\bas="style"[^>]*>/g;
const NEXT = '/_next/';
/** Tells the component to hydrate itself. */
const FLAG = 'startsWithoutRouter';
const MARK = `self.${FLAG}=true;`;

interface Entry {
  readonly id: number;
  /** `static/chunks/0nobw.js` */
  readonly chunks: readonly string[];
}

/** Parses Next's Flight data: `1f:I[81234,["$2","/_next/…"],"Home"]`. */
function findEntry(html: string, name: string): Entry {
  const parts = [...html.matchAll(FLIGHT)].map(([, part]) => JSON.parse(part ?? '') as readonly [number, string?]);
  const data = parts.map(([, text = '']) => text).join('');
  const texts = new Map([...data.matchAll(/^([0-9a-f]+):("[^"]*")$/gm)].map(([, row, text]) => [`$${row}`, text]));
  const found = new RegExp(`^[0-9a-f]+:I\\[(\\d+),(\\[[^\\]]*\\]),"${name}"`, 'm').exec(data);
  if (!found) throw new Error(`Next's data in the page name no client component ${name} (ADR 024)`);
  const addresses = (JSON.parse(found[2] ?? '') as string[]).map(
    (address) => JSON.parse(texts.get(address) ?? JSON.stringify(address)) as string,
  );
  return { id: Number(found[1]), chunks: addresses.map((address) => address.replace(NEXT, '')) };
}

interface Module {
  readonly chunk: string;
  readonly imports: readonly number[];
  readonly source: string;
}

/** Parses `TURBOPACK.push([script, id, factory, id, id, factory …])`. */
function readModules(chunk: string, code: string): Map<number, Module> {
  const modules = new Map<number, Module>();
  let ids: number[] = [];
  const push = (parts: readonly unknown[]) => {
    for (const part of parts) {
      if (typeof part === 'number') ids.push(part);
      if (typeof part !== 'function') continue;
      const source = String(part);
      const context = /^(?:function)?\s*\(?(\w+)/.exec(source)?.[1] ?? '';
      const calls = source.matchAll(new RegExp(`\\b${context}\\.[irA]\\((\\d+)\\)`, 'g'));
      const imports = [...calls].map(([, id]) => Number(id));
      for (const id of ids) modules.set(id, { chunk, imports, source });
      ids = [];
    }
  };
  runInNewContext(code, { TURBOPACK: { push } });
  return modules;
}

/** @throws if a module is missing or the component never checks the flag */
function findNeeded({ id, chunks }: Entry, readChunk: (chunk: string) => string): Set<string> {
  const modules = new Map(chunks.flatMap((chunk) => [...readModules(chunk, readChunk(chunk))]));
  const needed = new Set<string>();
  const reached = new Set([id]);
  let isStarted = false;
  for (const wanted of reached) {
    const found = modules.get(wanted);
    if (!found) throw new Error(`no chunk of the page has module ${wanted} (ADR 024)`);
    needed.add(found.chunk);
    isStarted ||= found.source.includes(FLAG);
    for (const imported of found.imports) reached.add(imported);
    for (const [, mentioned] of found.source.matchAll(/\((\d{3,})[,)]/g)) {
      if (modules.has(Number(mentioned))) reached.add(Number(mentioned));
    }
  }
  if (!isStarted) throw new Error('the code of the page never starts without the router (ADR 024)');
  return needed;
}

/** Idempotent. @throws if the page or its chunks differ from the shape in ADR 024 */
export function startWithoutRouter(html: string, name: string, readChunk: (chunk: string) => string): string {
  if (html.includes(MARK)) return html;
  const bootstrap = BOOTSTRAP.exec(html);
  if (!bootstrap) throw new Error('the page has no known Next bootstrap script (ADR 024)');
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

/** The inline script of `lib/first-pictures` requests the addresses. */
export function takeScripts(html: string): { page: string; addresses: string[] } {
  const addresses: string[] = [];
  const page = html.replace(SCRIPT, (tag, chunk: string) => {
    if (/\bnoModule\b/.test(tag)) return tag;
    if (tag.startsWith('<script')) addresses.push(NEXT + chunk);
    return '';
  });
  return { page, addresses };
}
