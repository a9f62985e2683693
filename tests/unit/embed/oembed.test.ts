import { answerOEmbed } from '@/lib/embed/oembed';

const SITE = 'https://cameras.example';
const ask = (parameters: Record<string, string>) => answerOEmbed(new URLSearchParams(parameters), SITE);

test('a camera’s address is answered with its embed and its agency', () => {
  for (const url of [`${SITE}/?camera=511ny-1&state=NY`, `${SITE}/embed?camera=511ny-1`]) {
    expect(ask({ url })).toMatchObject({
      ...{ version: '1.0', type: 'rich', provider_name: 'Roadfeed', provider_url: SITE, width: 560, height: 367 },
      title: 'Live traffic camera',
      ...{
        author_name: expect.stringContaining('New York') as string,
        author_url: expect.stringMatching(/^https:/) as string,
      },
      html: expect.stringContaining('src="https://cameras.example/embed?camera=511ny-1"') as string,
    });
  }
});

test.each(['511pa-1', '511fl-1', 'nyc-nycdot-1'])(
  '%s is refused, alone and in a wall: its agency’s terms forbid embedding',
  (id) => {
    expect(ask({ url: `${SITE}/?camera=${id}` })).toBe(401);
    expect(ask({ url: `${SITE}/?wall=a&cams=511ny-1*${id}` })).toBe(401);
  },
);

test('a wall’s address is answered with its embed, which can be smaller and scroll', () => {
  const url = `${SITE}/?wall=${encodeURIComponent('I-90 <b>')}&cams=511ny-1*-2*511id-3`;

  expect(ask({ url, maxheight: '120' })).toMatchObject({
    ...{ title: 'Live traffic cameras', width: 720, height: 120 },
    html: expect.stringContaining('cams=511ny-1*-2*511id-3"') as string,
  });
  expect(ask({ url })).toMatchObject({ width: 720, height: 222 });
  // The name comes from the address, so anyone may have written it.
  expect(ask({ url })).toHaveProperty('html', expect.stringContaining('title="Live traffic camera"'));
  expect(ask({ url: `${SITE}/?wall=x&cams=%00` })).toBe(404);
});

test('an embed fits the requested limits', () => {
  const url = `${SITE}/?camera=511ny-1`;

  expect(ask({ url, maxwidth: '320' })).toMatchObject({ width: 320, height: 232 });
  expect(ask({ url, maxheight: '232' })).toMatchObject({ width: 320, height: 232 });
  expect(ask({ url, maxwidth: '9999', maxheight: '232px' })).toMatchObject({ width: 560 });
  expect(ask({ url, maxwidth: '0', maxheight: '0' })).toMatchObject({ width: 120 });
});

test.each([
  ['', 404],
  ['/?camera=511ny-1', 404],
  [`${SITE}/?camera=<b>`, 404],
  [`${SITE}/locations?camera=511ny-1`, 404],
  [`${SITE}/?camera=511ny-1&x=${'x'.repeat(4_000)}`, 404],
])('%.60s is not a camera', (url, status) => {
  expect(ask({ url })).toBe(status);
});

test('JSON is the only format, and another site’s address gets our embed, never its own', () => {
  expect(ask({ url: `${SITE}/?camera=511ny-1`, format: 'xml' })).toBe(501);
  expect(JSON.stringify(ask({ url: 'https://elsewhere.example/?camera=511ny-1' }))).not.toContain('elsewhere');
});
