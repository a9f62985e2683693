import { getTerms } from '@/lib/agencies/terms';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutPanel } from '@/components/settings/about-panel';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';

const panel = () => screen.getByRole('dialog', { name: 'About Roadfeed' });

const SHOWN = {
  total: 4,
  regions: ['New York', 'Pennsylvania', 'Ontario'],
  sources: ['511ny', '511pa', '511on', 'rom'],
} as const;

test('gives the promised figures, counts the cameras it has and their states, and links to the blog, places, status, terms and privacy policy', () => {
  render(<AboutPanel {...SHOWN} onClose={jest.fn()} onShortcuts={jest.fn()} />);
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
  render(<AboutPanel {...SHOWN} onClose={jest.fn()} onShortcuts={jest.fn()} />);
  await userEvent.click(screen.getByText('Cameras: 4 agencies'));
  for (const id of ['511ny', '511pa', '511on', 'rom'] as const) {
    const { attribution } = getTerms(id);
    expect(screen.getByRole('link', { name: attribution.name })).toHaveAttribute('href', attribution.url);
    expect(panel()).toHaveTextContent(attribution.license);
  }
  expect(panel()).not.toHaveTextContent(AGENCY_TERMS.nycdot.attribution.name);
});

test('external links send no referrer', () => {
  render(<AboutPanel {...SHOWN} onClose={jest.fn()} onShortcuts={jest.fn()} />);
  const links = screen.getAllByRole('link', { hidden: true });
  const outside = links.filter((link) => link.getAttribute('href')?.startsWith('http'));
  expect(outside.length).toBeGreaterThan(20);
  expect(outside.filter((link) => link.getAttribute('rel') !== 'noreferrer')).toEqual([]);
});
