import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CameraGrid } from '@/components/grid/camera-grid';
import type { Camera } from '@/lib/camera/camera';
import { COMFORTABLE } from '@/lib/settings/density';
import { camera } from '../support/camera';
import { listOf } from '../support/catalog';
import { images, installFeedWorld, pass } from '../support/feed-world';

installFeedWorld();

/** A camera with all details. */
const numbered = (number: number): Camera =>
  camera({
    id: `511ny-${number}`,
    location: `I-90 at Exit ${number}`,
    imageUrl: `/cams/${number}.jpg`,
    roadway: 'I-90',
    direction: 'Eastbound',
    road: 'I-90',
    city: 'Albany',
  });
const wall = (numbers: readonly number[]) => (
  <CameraGrid cameras={listOf(numbers.map(numbered))} density={COMFORTABLE} getHref={(id) => `?camera=${id}`} />
);
const range = (length: number) => Array.from({ length }, (_, index) => index);
const cards = () => screen.getAllByRole('article');
const picturesIn = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('img')
    .map((picture) => picture.getAttribute('alt'));
/** React renders at the end of each step. */
async function passFrames() {
  for (let frame = 0; frame < 5; frame += 1) await pass(16);
}

/** Answers all requests for pictures. */
async function showPictures() {
  await pass(500);
  for (const image of images.requests) image.dispatchEvent(new Event('load'));
  await pass(100);
}

beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_440);
  window.innerHeight = 900;
});

test('visible rows mount at once, then one above and two below', async () => {
  render(wall(range(600)));
  const positions = () => cards().map((card) => Number(card.getAttribute('aria-posinset')));
  expect(positions()).toEqual(range(6).map((index) => index + 1));
  await pass(200);
  await passFrames();
  expect(positions()).toEqual(range(12).map((index) => index + 1));
  window.scrollY = 450 * 20;
  fireEvent.scroll(window);
  await passFrames();
  expect(positions()).toEqual(range(15).map((index) => 19 * 3 + index + 1));
  window.scrollY = 0;
});

test('a camera keeps its card and picture through a search, and a new one recycles a card', async () => {
  const { rerender } = render(wall([1, 2, 3]));
  await showPictures();
  const [first, second, third] = cards();
  const [kept] = within(second!).getAllByRole('img');
  rerender(wall([2, 7, 8]));
  expect(cards()[0]).toBe(second);
  expect(within(second!).getByRole('img')).toBe(kept);
  expect(cards()[2]).toBe(third);
  expect(picturesIn(third!)).toEqual([]);
  expect(third).toHaveAccessibleName('I-90 at Exit 8');
  expect(first).not.toBeInTheDocument();
  await showPictures();
  expect(picturesIn(third!)).toEqual(['Live picture: I-90 at Exit 8']);
});

// Digits are cameras, then the cards that show them, by when they were first seen.
test.each([
  ['a camera keeps its card wherever it moves', ['123', '312'], ['012', '201']],
  ['a new camera takes over the card in its place if its camera is gone', ['123', '829'], ['012', '012']],
  ['a new camera gets a new card if its place is taken', ['123', '2893', '87'], ['012', '1342', '35']],
])('%s', (_, lists, expected) => {
  const { rerender } = render(wall([]));
  const seen: HTMLElement[] = [];
  const shown = lists.map((digits) => {
    rerender(wall(Array.from(digits, Number)));
    return cards()
      .map((card) => (seen.includes(card) ? seen.indexOf(card) : seen.push(card) - 1))
      .join('');
  });
  expect(shown).toEqual(expected);
});

test('a card shows the picture of the skeleton from its first frame', async () => {
  const picture = document.createElement('img');
  Object.defineProperty(picture, 'naturalWidth', { value: 640 });
  window.roadfeedFirst = { seed: 1, pictures: new Map([['/cams/1.jpg', { picture, askedAt: Date.now() }]]) };
  render(wall([1, 2]));
  const [first] = cards();
  expect(first).toContainElement(picture);
  await pass(500);
  expect(first).toContainElement(picture);
  expect(picturesIn(first!)).toEqual(['Live picture: I-90 at Exit 1']);
  delete window.roadfeedFirst;
});

test('a new list renders its first row at once, and the others, which arrow keys reach, after that row is painted', async () => {
  const { rerender } = render(wall(range(6)));
  await pass(100);
  rerender(wall(range(6).map((index) => 20 + index)));
  const numbers = () => cards().map((card) => Number(card.getAttribute('aria-labelledby')?.split('-').at(-1)));
  expect(numbers()).toEqual([20, 21, 22, 3, 4, 5]);
  const link = (number: number) => screen.getByRole('link', { name: `I-90 at Exit ${number}` });
  act(() => link(21).focus());
  fireEvent.keyDown(link(21), { key: 'ArrowDown' });
  await pass(100);
  expect(numbers()).toEqual([20, 21, 22, 23, 24, 25]);
  expect(link(24)).toHaveFocus();
  rerender(wall(range(6).map((index) => 30 + index)));
  await pass(100);
  expect(link(34)).toHaveFocus();
  fireEvent.keyDown(link(34), { key: 'ArrowLeft' });
  expect(link(33)).toHaveFocus();
});
