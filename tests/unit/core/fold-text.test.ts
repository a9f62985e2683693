import { execFileSync } from 'node:child_process';
import { foldText, naturalKey } from '@/lib/core/fold-text';

test('folding removes accents, apostrophes, case and extra white space', () => {
  expect(foldText("  Rivière-du-Loup  O'Hare\tI-90 ")).toBe('riviere-du-loup ohare i-90');
});

test('numbers in a key sort by value', () => {
  expect(['I-10', 'I-5', 'I-90'].sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual([
    'I-5',
    'I-10',
    'I-90',
  ]);
});

/** Prints how a browser of that language folds letters itself, and what the product makes of them. */
const SCRIPT = `
  import { foldText, naturalKey } from '@/lib/core/fold-text';
  import { NO_FILTERS } from '@/lib/search/camera-query';
  import { findCameras } from '@/lib/search/search-index';
  import { SearchIndex } from '@/lib/search/search-index';
  import { camera } from '@/tests/support/camera';

  // Node changes case as in English whatever its language is; a browser does not.
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  for (const method of ['toLocaleLowerCase', 'toLocaleUpperCase']) {
    const original = String.prototype[method];
    String.prototype[method] = function (locales = locale) {
      return original.call(this, locales);
    };
  }

  const cameras = ['INDIANA I-65', 'İstanbul Ave', 'Iowa I-80', 'Zoo Rd', 'Älvsborg St'].map((location, index) =>
    camera({ id: '511in-' + index, location }),
  );
  const index = new SearchIndex();
  index.add(cameras);
  const find = (q) =>
    findCameras(cameras, index, { ...NO_FILTERS, q, sort: 'a-z' }, { favorites: new Set(), seed: 1 }).map((position) => cameras[position].id);
  console.log(
    JSON.stringify({
      own: ['I'.toLocaleLowerCase(), ['z', 'ä'].sort((a, b) => a.localeCompare(b)).join('')],
      product: [foldText('INDIANA'), naturalKey('I-5'), find('indiana'), find('istanbul'), find('')],
    }),
  );
`;

interface Answer {
  readonly own: readonly string[];
  readonly product: readonly unknown[];
}

function askIn(locale: string): Answer {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, LC_ALL: locale, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Answer;
}

test("folding and sorting do not depend on the browser's language", () => {
  const [turkish, swedish] = ['tr_TR.UTF-8', 'sv_SE.UTF-8'].map(askIn);

  expect([turkish?.own, swedish?.own]).toEqual([
    ['ı', 'äz'],
    ['i', 'zä'],
  ]);
  expect(swedish?.product).toEqual([
    'indiana',
    'i-00000005',
    ['511in-0'],
    ['511in-1'],
    ['511in-4', '511in-0', '511in-2', '511in-1', '511in-3'],
  ]);
  expect(turkish?.product).toEqual(swedish?.product);
}, 60_000);
