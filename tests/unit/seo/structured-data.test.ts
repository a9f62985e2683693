import { placePaths } from '@/lib/seo/sitemap';
import { jsonForScript, pageGraph } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/constants/site-url';

test('a name cannot end its script element', () => {
  const json = jsonForScript({ name: '</script><script>alert(1)</script>' });

  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('a page is the last item of its breadcrumb', () => {
  const graph = pageGraph({ type: 'WebPage', path: '/x', name: 'X', description: 'About X.' });

  expect(graph).toMatchObject({
    '@graph': [
      { '@id': absoluteUrl('/x'), breadcrumb: { '@id': `${absoluteUrl('/x')}#breadcrumb` } },
      {
        itemListElement: [
          { position: 1, name: 'Home' },
          { position: 2, name: 'X', item: absoluteUrl('/x') },
        ],
      },
    ],
  });
});

test('places with one canonical address are one entry of the sitemap', () => {
  const [city, dedicated] = ['/a-traffic-cameras', '/nyc-traffic-cameras'];

  expect(placePaths([city, dedicated, dedicated].map((canonicalPath) => ({ canonicalPath })))).toEqual([
    city,
    dedicated,
  ]);
});
