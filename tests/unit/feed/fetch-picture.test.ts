import { createHash } from 'node:crypto';
import { PLACEHOLDER_PICTURES } from '@/data/placeholder-pictures';
import { fetchPicture, isPlaceholder } from '@/lib/feed/hosts';

const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
const ask = () => fetchPicture('https://cams.example/a.jpg', new AbortController().signal);

test.each([
  ['Sun, 22 Nov 2026 14:02:05 GMT', Date.UTC(2026, 10, 22, 14, 2, 5)],
  ['yesterday', null],
])('Last-Modified %s', async (modified, modifiedAt) => {
  answer(new Response('picture', { headers: { 'Last-Modified': modified } }));
  expect(await ask()).toMatchObject({ modifiedAt });
  expect(fetch).toHaveBeenCalledWith(
    'https://cams.example/a.jpg',
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test.each([
  [404, 'not-found'],
  [429, 'too-many'],
  [403, 'blocked'],
  [500, 'no-answer'],
])('status %i is %s', async (status, reason) => {
  answer(new Response('', { status }));
  expect(await ask()).toBe(reason);
});

test('a picture the size of a known placeholder is one only if its content is the same', async () => {
  const notice = new Uint8Array(2_000).fill(7);
  const hash = createHash('sha256').update(notice.slice(0, 1_024)).digest('hex').slice(0, 12);
  const known = PLACEHOLDER_PICTURES as Set<string>;
  known.add(`2000:${hash}`);
  expect(await isPlaceholder(new Blob([notice]))).toBe(true);
  expect(await isPlaceholder(new Blob([notice.slice(1)]))).toBe(false);
  expect(await isPlaceholder(new Blob([new Uint8Array(2_000)]))).toBe(false);
  known.add(`:${hash}`);
  expect(await isPlaceholder(new Blob([notice.slice(1)]))).toBe(true);
});
