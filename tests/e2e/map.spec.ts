import { expect, test } from '../support/browser-test';
import { choose, searchBox, travel } from '../support/main-screen';
import {
  clusters,
  colorOnScreen,
  expectInView,
  map,
  markers,
  placeOnMap,
  popup,
  popupAtRest,
  getPosition,
  serveCameras,
  strip,
  toRgb,
} from '../support/map-page';
import { THEMES } from '@/data/themes';
import { violations } from '../support/violations';
import { findCode } from '../support/withhold-code';

// No feed plays and the map jumps instead of flying, which takes less processor time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CHARLESTON = { id: '511sc-demo-001', name: 'DEMO · I-26 EB at Charleston', lat: 32.7798, lng: -79.9344 };
const ALBANY = { lat: 42.65, lng: -73.75 };
const linkTo = ({ lat, lng }: { lat: number; lng: number }, zoom: number) => `/?view=map&at=${lat},${lng},${zoom}`;

test('starts as a picture of the East with clusters, in the theme’s color, which MapLibre replaces on input', async ({
  page,
}) => {
  const code = [...findCode((text) => text.includes('webgl2')), 'maplibre', 'land.json'];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(...code.filter((name) => request.url().includes(name))));
  await page.addInitScript(() => localStorage.setItem('theme', 'bladeRunner'));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // After three seconds without a touch, MapLibre loads anyway.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await travel(page, '/?view=map');
  await expect(clusters(page).first()).toBeVisible();
  const outlines = map(page).locator('use');
  await expect(outlines).toHaveCSS('stroke', toRgb(THEMES.bladeRunner.primary));
  expect(loaded).toEqual([]);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  // Leaflet's 6 is 5 here; Zoom in makes it 6.
  await expect.poll(() => getPosition(page)).toEqual({ lat: 39.5, lng: -80, zoom: 6 });
  await expect(map(page).locator('canvas')).toHaveCount(1);
  await expect(outlines).toHaveCount(0);
});

test('clusters contain every camera, and those over a hundred have another color', async ({ page }) => {
  const many = Array.from({ length: 101 }, (_, index) => ({ lat: 42.65 + index / 1000, lng: -73.75 }));
  const few = Array.from({ length: 100 }, (_, index) => ({ lat: 35.2 + index / 1000, lng: -80.8 }));
  await serveCameras(page, [...many, ...few, { lat: 38, lng: -86, location: 'Alone' }]);
  await page.goto('/?view=map');
  await expect(map(page).getByText('101', { exact: true })).toBeVisible();
  const color = (text: string) => map(page).getByText(text, { exact: true });
  await expect(color('101')).toHaveCSS('border-top-color', 'rgb(255, 79, 216)');
  await expect(color('100')).toHaveCSS('border-top-color', 'rgb(25, 227, 255)');
  await expect(markers(page)).toHaveCount(1);
  await expectInView(page, 202);
});

test('a cluster that cannot split spreads its cameras on legs; another opens by keyboard, and focus moves to one of its cameras', async ({
  page,
}) => {
  // Near the right edge, beyond which one of them comes to lie; at zoom 7 a degree is 182 px wide.
  const lng = ALBANY.lng + (page.viewportSize()!.width / 2 - 30) / 182;
  const same = [1, 2, 3, 4].map((number) => ({ lat: ALBANY.lat, lng, location: `Camera ${number}` }));
  await serveCameras(page, [{ lat: 42.6, lng: -73.75 }, { lat: 42.7, lng: -73.75 }, ...same]);
  await page.goto(linkTo(ALBANY, 7));
  const cluster = (count: number) => map(page).getByRole('button', { name: new RegExp(`^${count} cameras`) });
  await cluster(4).click();
  await expect(markers(page)).toHaveCount(4);
  expect(getPosition(page).zoom).toBe(7);
  await markers(page).nth(2).click();
  await expect(popup(page).getByRole('heading', { name: /^Camera \d$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(markers(page)).toHaveCount(0);
  await test.step('the popup of a camera on a leg stays with its cluster, and leaves the focus to the map', async () => {
    const { x } = await placeOnMap(page, cluster(4));
    expect((await placeOnMap(page, await popupAtRest(page))).x).toBeCloseTo(x, 2);
    await (await popupAtRest(page)).getByRole('button', { name: 'Close' }).click();
    await expect(map(page).locator('canvas')).toBeFocused();
  });
  await cluster(2).focus();
  await page.keyboard.press('Enter');
  await expect(markers(page)).toHaveCount(2);
  await expect(clusters(page)).toHaveCount(0);
  await expect(markers(page).and(page.locator(':focus'))).toHaveCount(1);
});

test('markers of videos, stills and favorites differ, and show the name on hover; the strip has the cameras in view, nearest to the center first', async ({
  page,
}) => {
  await serveCameras(page, [
    { lat: 50, lng: -100, location: 'Out of sight' },
    { lat: 42.6, lng: -73.75, location: 'A still' },
    {
      lat: 42.71,
      lng: -73.75,
      location: 'A video',
      feedType: 'video',
      videoUrl: '/demo/live/511sc-demo-001/index.m3u8',
    },
    { lat: 42.651, lng: -73.75, location: 'Nearest' },
  ]);
  await page.goto(linkTo(ALBANY, 11));
  await expect(strip(page).getByRole('listitem')).toHaveText([/Nearest/, /A still/, /A video/]);
  const still = map(page).getByRole('button', { name: 'A still, still image' });
  const video = map(page).getByRole('button', { name: 'A video, live video' });
  await expect(still).toBeVisible();
  await test.step('videos are dots, and stills rings', async () => {
    const { primary, background } = THEMES.classic;
    await expect.poll(() => colorOnScreen(page, video)).toBe(toRgb(primary));
    await expect.poll(() => colorOnScreen(page, still)).toBe(toRgb(background));
  });
  const shownName = () => still.evaluate((element) => getComputedStyle(element, '::after').display);
  expect(await shownName()).toBe('none');
  await still.hover();
  expect(await shownName()).toBe('block');
  await still.click();
  await (await popupAtRest(page)).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(map(page).getByRole('button', { name: 'A still, still image, favorite' })).toBeVisible();
  await strip(page).getByRole('button', { name: 'Nearest' }).click();
  await expect(popup(page).getByRole('heading', { name: 'Nearest' })).toBeVisible();
  await expect.poll(() => getPosition(page).zoom).toBe(11);
  await strip(page)
    .getByRole('button', { name: /Cameras in this view/ })
    .click();
  await expect(strip(page).getByRole('listitem')).toHaveCount(0);
});

test('on a phone, the map starts one level farther out, and search and filters narrow it as they do the grid @phone', async ({
  page,
}) => {
  await serveCameras(page, [
    { lat: 42.6, lng: -73.75, location: 'Broadway' },
    { lat: 42.7, lng: -73.75, location: 'Broadway at Main' },
    { lat: 42.65, lng: -73.7, location: 'Elm Street', state: 'Ohio' },
  ]);
  await page.goto('/?view=map');
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ lat: 39.5, lng: -80, zoom: 5 });
  await travel(page, linkTo(ALBANY, 11));
  await expect(markers(page)).toHaveCount(3);
  await map(page).locator('canvas').focus();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('broadway');
  await expect(markers(page)).toHaveCount(2);
  await expect(page).toHaveURL(/q=broadway/);
  await expect(page.getByText('Showing 2 of 3')).toBeVisible();
  await expect(strip(page).getByRole('listitem')).toHaveCount(2);
  await test.step('the camera that a link names shows, though the search leaves it out', async () => {
    await travel(page, `${linkTo(ALBANY, 11)}&q=broadway&target=511ny-3`);
    await expect(popup(page).getByRole('heading', { name: 'Elm Street' })).toBeVisible();
    await expect(map(page).getByRole('button', { name: 'Elm Street, still image' })).toBeVisible();
    await (await popupAtRest(page)).getByRole('button', { name: 'Close' }).click();
    await expect(map(page).getByRole('button', { name: 'Elm Street, still image' })).toHaveCount(0);
  });
  await test.step('a chip leaves search and filters in one row', async () => {
    await travel(page, `${linkTo(ALBANY, 11)}&near=42.65,-73.75,20`);
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
    const [box, expander] = [searchBox(page), page.getByRole('button', { name: /^FILTERS/ })];
    expect((await box.boundingBox())?.y).toBeCloseTo((await expander.boundingBox())?.y ?? 0, -1);
  });
  await test.step('a button leads to matches out of view', async () => {
    await travel(page, `${linkTo({ lat: 30, lng: -90 }, 8)}&q=broadway`);
    await strip(page).getByRole('button', { name: 'Show all' }).click();
    await expect(markers(page)).toHaveCount(2);
  });
  await test.step('without a match, clearing the filters shows all', async () => {
    await travel(page, `${linkTo(ALBANY, 11)}&q=broadway&state=OH`);
    await expect(map(page).getByRole('status')).toHaveText('NO MATCHES FOUND');
    await expect(page.getByText('Showing 0 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(markers(page)).toHaveCount(3);
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
  });
});

test('the address keeps the map position through a reload and a visit to the grid', async ({ page }) => {
  // Filtered and sorted, because the grid may show the previous list at first, and some feeds of the whole list fail.
  await page.goto(`${linkTo(ALBANY, 9)}&q=charleston&sort=id`);
  await expect(map(page).locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ ...ALBANY, zoom: 10 });
  await page.reload();
  const canvas = await map(page).locator('canvas').elementHandle();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ ...ALBANY, zoom: 11 });
  await page.getByRole('button', { name: 'Grid View' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(map(page)).toBeHidden();
  await page.getByRole('button', { name: 'Map View' }).click();
  await expect(map(page)).toBeVisible();
  expect(await canvas.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ ...ALBANY, zoom: 12 });
});

test('the map moves to the cameras of a place that a link names or the visitor chooses, and to those of a search', async ({
  page,
}) => {
  await serveCameras(page, [
    { lat: 42.65, lng: -73.75, state: 'New York' },
    { lat: 47.5, lng: -122.25, state: 'Washington' },
    { lat: 47.5, lng: -122.45, state: 'Washington', location: 'Elm Street' },
  ]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?view=map&state=WA');
  await expect(markers(page)).toHaveCount(2);
  await searchBox(page).fill('elm');
  await expect(page).toHaveURL(/q=elm/);
  // Before the flight ends.
  await searchBox(page).fill('');
  await expectInView(page, 2);
  await searchBox(page).fill('elm');
  await expectInView(page, 1);
  await searchBox(page).fill('');
  await expectInView(page, 2);
  // Fits differ by screen.
  await expect(page).toHaveURL(/\?view=map&state=WA$/);
  await choose(page, 'State', /^New York/);
  await expectInView(page, 1);
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ ...ALBANY, zoom: 14 });
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => getPosition(page)).toEqual({ ...ALBANY, zoom: 15 });
  await page.goBack();
  await expect(markers(page)).toHaveCount(2);
});

test('a link flies to its camera and opens the popup, and the map is accessible @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/?view=map&target=${CHARLESTON.id}`);
  await expect(popup(page).getByRole('heading', { name: CHARLESTON.name })).toBeVisible();
  // No agency is asked for the cameras where the map starts.
  expect(asked.filter((address) => address.startsWith('/demo/') && !address.includes(CHARLESTON.id))).toEqual([]);
  await expect.poll(() => getPosition(page).zoom).toBe(15);
  const marker = map(page).getByRole('button', { name: new RegExp(`${CHARLESTON.name}, `) });
  const place = await placeOnMap(page, marker.first());
  expect(place.x).toBeCloseTo(0.5, 1);
  expect(place.y).toBeCloseTo(0.75, 1);
  expect(await violations(page)).toEqual([]);
  await travel(page, '/?view=map&target=gone-1');
  await expect(map(page).getByRole('status')).toHaveText('This camera isn’t currently listed.');
});
