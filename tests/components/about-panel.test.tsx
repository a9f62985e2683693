import { getTerms } from '@/lib/agencies/terms';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutPanel } from '@/components/settings/about-panel';
import { EMPTY_STATUS, type CatalogState } from '@/lib/catalog/catalog';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';

const panel = () => screen.getByRole('dialog', { name: 'About Roadfeed' });

const SOURCES = ['511ny', '511pa', '511on', 'rom'] as const;
const catalog = {
  ...EMPTY_STATUS,
  total: 4,
  client: { ask: () => Promise.resolve({ states: ['New York', 'Pennsylvania', 'Ontario'], sources: SOURCES }) },
} as unknown as CatalogState;

async function open() {
  render(<AboutPanel catalog={catalog} onClose={jest.fn()} onShortcuts={jest.fn()} />);
  await screen.findByText('Cameras: 4 agencies');
}

test('gives the promised figures, counts the cameras it has and their states, and links to the blog, places, status, terms and privacy policy', async () => {
  await open();
  expect(panel()).toHaveTextContent('18,000+ cameras28 states4 cameras here now2 states here now1 province here now');
  const pages = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/',
    '/locations',
    '/status',
    '/terms',
    '/privacy',
  ]);
});

test('credits every agency whose cameras it shows with name, link and terms', async () => {
  await open();
  await userEvent.click(screen.getByText('Cameras: 4 agencies'));
  for (const id of SOURCES) {
    const { attribution } = getTerms(id);
    expect(screen.getByRole('link', { name: attribution.name })).toHaveAttribute('href', attribution.url);
    expect(panel()).toHaveTextContent(attribution.license);
  }
  expect(panel()).not.toHaveTextContent(AGENCY_TERMS.nycdot.attribution.name);
});

test('external links send no referrer', async () => {
  await open();
  const links = screen.getAllByRole('link', { hidden: true });
  const outside = links.filter((link) => link.getAttribute('href')?.startsWith('http'));
  expect(outside.length).toBeGreaterThan(20);
  expect(outside.filter((link) => link.getAttribute('rel') !== 'noreferrer')).toEqual([]);
});
