import { HtmlValidate } from 'html-validate';
import { builtPages } from './built-site';

/** One page of each kind: with cameras and without, a road, an index, the first page, and texts. */
const PAGES = [
  ...[
    '/',
    '/locations',
    '/nyc-traffic-cameras',
    '/new-york-traffic-cameras',
    '/buffalo-traffic-cameras',
    '/status',
    '/embed',
  ],
  ...[
    '/texas-traffic-cameras',
    '/new-york/i-90-traffic-cameras',
    '/blog',
    '/blog/how-511-cameras-work',
    '/privacy',
    '/developers',
  ],
];

test('a page of each kind is valid HTML in both builds', async () => {
  const validator = new HtmlValidate({
    ...{ root: true, extends: ['html-validate:standard'] },
    // Tables that are laid out as grids need their roles.
    rules: { 'no-redundant-role': 'off' },
  });
  const pages = builtPages().filter(({ address }) => PAGES.includes(address));
  const reports = await Promise.all(pages.map(({ html }) => validator.validateString(html)));
  const errors = reports.flatMap(({ results }, index) =>
    results.flatMap(({ messages }) =>
      messages.map(({ line, message }) => `${pages[index]?.mode} ${pages[index]?.address}:${line} ${message}`),
    ),
  );

  expect(pages).toHaveLength(2 * PAGES.length);
  expect(errors).toEqual([]);
});
