import { indexedPaths } from '@/lib/seo/indexed-paths';
import { jsonForScript, pageGraph } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/seo/site-url';

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

test('a page with another canonical address stays out of the sitemap, which has that address once', () => {
  const paths = indexedPaths([{ canonicalPath: '/a-traffic-cameras' }, { canonicalPath: '/blog' }], ['first']);

  expect(paths).toEqual(['/', '/locations', '/blog', '/privacy', '/terms', '/a-traffic-cameras', '/blog/first']);
});
