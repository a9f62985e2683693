import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutPanel } from '@/components/settings/about-panel';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { SOURCES } from '@/lib/sources/registry';
import { installFakeDialog } from '../support/fake-dialog';

let uninstall: () => void;

beforeEach(() => {
  uninstall = installFakeDialog();
});

afterEach(() => {
  uninstall();
});

const panel = () => screen.getByRole('dialog', { name: 'About Roadfeed' });

test('states the numbers of cameras and states and links to the blog, places, terms and privacy policy', () => {
  render(<AboutPanel onClose={jest.fn()} onShortcuts={jest.fn()} />);
  expect(panel()).toHaveTextContent('18,000+ live traffic cameras from 28 states');
  const pages = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(['/blog/', '/locations', '/terms', '/privacy']);
});

test('credits every agency whose cameras are collected with name, link and terms', async () => {
  render(<AboutPanel onClose={jest.fn()} onShortcuts={jest.fn()} />);
  await userEvent.click(screen.getByText(`Cameras: ${SOURCES.length} agencies`));
  for (const { id } of SOURCES) {
    const { attribution } = AGENCY_TERMS[id];
    expect(screen.getByRole('link', { name: attribution.name })).toHaveAttribute('href', attribution.url);
    expect(panel()).toHaveTextContent(attribution.license);
  }
  expect(panel()).not.toHaveTextContent('NAV CANADA');
});

test('external links send no referrer', () => {
  render(<AboutPanel onClose={jest.fn()} onShortcuts={jest.fn()} />);
  const links = screen.getAllByRole('link', { hidden: true });
  const outside = links.filter((link) => link.getAttribute('href')?.startsWith('http'));
  expect(outside.length).toBeGreaterThan(20);
  expect(outside.filter((link) => link.getAttribute('rel') !== 'noreferrer')).toEqual([]);
});

test('opens the keyboard shortcuts', async () => {
  const onShortcuts = jest.fn();
  render(<AboutPanel onClose={jest.fn()} onShortcuts={onShortcuts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(onShortcuts).toHaveBeenCalledTimes(1);
});
