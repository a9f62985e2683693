import { expect, test } from '../support/browser-test';
import { cardLinks, searchBox } from '../support/main-screen';
import { serveCameras } from '../support/map-page';

// No feed plays, which nothing here needs.
test.use({ startsPaused: true });

/** Two languages with alphabets of their own: in Turkish a small I has no dot, in Lithuanian Y comes before K. */
const LANGUAGES = [
  { locale: 'tr-TR', smallI: 'ı', isYBeforeK: false },
  { locale: 'lt-LT', smallI: 'i', isYBeforeK: true },
];

/** Runs first in the page. Playwright sets the language for comparing, but not for folding. */
function foldByLanguage(): void {
  const [lower, upper] = [String.prototype.toLocaleLowerCase, String.prototype.toLocaleUpperCase];
  Object.assign(String.prototype, {
    toLocaleLowerCase(this: string, language = navigator.language) {
      return lower.call(this, language);
    },
    toLocaleUpperCase(this: string, language = navigator.language) {
      return upper.call(this, language);
    },
  });
}

for (const { locale, smallI, isYBeforeK } of LANGUAGES) {
  test.describe(() => {
    test.use({ locale });

    test(`in ${locale}, a search finds the same cameras, in the same order`, async ({ page }) => {
      const names = ['ISTANBUL AVE AT I-90', 'Kings Highway at I-90', 'Yonkers Avenue at I-90'];
      await serveCameras(
        page,
        [...names].reverse().map((location) => ({ location })),
      );
      await page.addInitScript(foldByLanguage);
      await page.goto('/?sort=a-z');
      await expect(cardLinks(page)).toHaveText(names);
      for (const query of ['istanbul i-90', 'ISTANBUL I-90']) {
        await searchBox(page).fill(query);
        await expect(cardLinks(page)).toHaveText(names.slice(0, 1));
      }
      expect(await page.evaluate(() => ['I'.toLocaleLowerCase(), 'y'.localeCompare('k') < 0])).toEqual([
        smallI,
        isYBeforeK,
      ]);
    });
  });
}
