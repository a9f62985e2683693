import { existsSync, readFileSync } from 'node:fs';

const FAULTS = 40;

interface Proof {
  readonly file: string;
  readonly title: string;
}

const sections = readFileSync('docs/faults.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    number: Number.parseInt(section, 10),
    proofs: Array.from(section.matchAll(/^- `(tests\/[^`]+)`: (.+)$/gm), ([, file = '', title = '']): Proof => ({
      file,
      title: title.replace(/^`(.*)`$/, '$1'),
    })),
  }));

/** Whether a file has a test of this title, as it is written there. */
function isThere({ file, title }: Proof): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return ["'", '"', '`'].some(
    (quote) => source.includes(`(${quote}${title}${quote}`) || source.includes(`${quote}${title}${quote},`),
  );
}

test('the faults are numbered without gaps', () => {
  expect(sections.map(({ number }) => number)).toEqual(Array.from({ length: FAULTS }, (_, index) => index + 1));
});

test('every fault has a test', () => {
  expect(sections.filter(({ proofs }) => proofs.length === 0).map(({ number }) => number)).toEqual([]);
});

test('every named test exists', () => {
  expect(sections.flatMap(({ proofs }) => proofs).filter((proof) => !isThere(proof))).toEqual([]);
});
