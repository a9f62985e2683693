import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateNotice } from '@/components/shell/notices';
import { camera } from '../support/camera';

const CAMERAS = [camera({ source: '511ny' }), camera({ source: '511ga' })];

test('a late source in view is named with a link to its status, until the notice is dismissed', async () => {
  render(<LateNotice cameras={CAMERAS} late={['511ga', '511pa']} />);
  expect(screen.getByText(/^The list of 511 Georgia is late\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of several late sources it names the first', () => {
  render(<LateNotice cameras={CAMERAS} late={['511ny', '511ga']} />);
  expect(screen.getByText(/^The lists of 511 New York and 1 more are late\./)).toBeVisible();
});

test('late sources that are not in view are no news', () => {
  const { container } = render(<LateNotice cameras={CAMERAS} late={['511pa']} />);
  expect(container).toBeEmptyDOMElement();
});
