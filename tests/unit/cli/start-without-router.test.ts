import { startWithoutRouter, takeScripts } from '@/lib/cli/start-without-router';

const CHUNKS: Record<string, string> = {
  'static/chunks/react.js': 'globalThis.TURBOPACK.push([0,10,(e,t,r)=>{t.exports=1},11,e=>e.r(10)])',
  'static/chunks/router.js': 'TURBOPACK.push([0,20,(e,t,r)=>{e.i(11)}])',
  'static/chunks/app.js':
    'TURBOPACK.push([0,30,31,e=>{e.i(11);e.A(32);self.startsWithoutRouter},32,e=>{e.v(t=>e.l("later.js").then(()=>t(99)))}])',
};
const SCRIPTS = ['turbopack-1', 'router', 'react', 'app']
  .map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`)
  .join('');
const BOOTSTRAP =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/react.js","static/chunks/router.js"],"runtimeModuleIds":[20]});</script>';
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"2:\\"/_next/static/chunks/app.js\\"\\n3:I[20,[],\\"\\"]\\n"])</script><script>self.__next_f.push([1,"4:I[31,[\\"$2\\"],\\"Home\\"]\\n"])</script>';
const PAGE = `<head>${SCRIPTS}</head><div id="home">Hello</div>${BOOTSTRAP}${DATA}<script>keep()</script>`;

const start = (html: string, chunks = CHUNKS) => startWithoutRouter(html, 'Home', (chunk) => chunks[chunk] ?? '');

test('the page starts with its component and keeps only the code of that component', () => {
  const page = start(PAGE);

  expect(page.match(/[\w-]+\.js(?=" async)/g)).toEqual(['turbopack-1.js', 'react.js', 'app.js']);
  expect(page).toContain(
    'push({"otherChunks":["static/chunks/app.js","static/chunks/react.js"],"runtimeModuleIds":[31]});',
  );
  expect(page).toContain('<div id="home">Hello</div>');
  expect(page).not.toContain('__next_f');
  expect(page).toContain('<script>keep()</script>');
  expect(start(page)).toBe(page);
});

test('the addresses of the scripts leave the page in their order, except for that of browsers without modules', () => {
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  const preload = '<link rel="preload" as="script" href="/_next/static/chunks/app.js"/>';
  const { page, addresses } = takeScripts(`<head>${preload}${SCRIPTS}${old}</head>`);

  expect(page).toBe(`<head>${old}</head>`);
  expect(addresses).toEqual(['turbopack-1', 'router', 'react', 'app'].map((name) => `/_next/static/chunks/${name}.js`));
});

test.each([
  ['name no client component Home', PAGE.replace('Home', 'House'), CHUNKS],
  ['has no known Next bootstrap script', PAGE.replace('_R_', '_S_'), CHUNKS],
  ['has module 11', PAGE, { ...CHUNKS, 'static/chunks/react.js': '' }],
  ['has module 31', PAGE, { ...CHUNKS, 'static/chunks/app.js': 'TURBOPACK.push([0,{31:e=>{}}])' }],
  ['never starts', PAGE, { ...CHUNKS, 'static/chunks/app.js': 'TURBOPACK.push([0,31,e=>{}])' }],
])('a page of another shape stops the build: %s', (message, page, chunks) => {
  expect(() => start(page, chunks)).toThrow(message);
});

test('a module that is loaded by an unknown method of the runtime is kept', () => {
  const app = 'TURBOPACK.push([0,31,e=>{e.newImport(111);self.startsWithoutRouter}])';
  const react = 'TURBOPACK.push([0,111,e=>{}])';
  const page = start(PAGE, { ...CHUNKS, 'static/chunks/app.js': app, 'static/chunks/react.js': react });
  expect(page).toContain('["static/chunks/app.js","static/chunks/react.js"]');
});
