import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateNotice } from '@/components/shell/notices';

test('a late source in view is named with a link to its status, until the notice is dismissed', async () => {
  render(<LateNotice late={['511ga']} />);
  expect(screen.getByText(/^The 511 Georgia list is late\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the notice names the first of several late sources', () => {
  render(<LateNotice late={['511ny', '511ga']} />);
  expect(screen.getByText(/^The 511 New York list and 1 more are late\./)).toBeVisible();
});

test('there is no notice without a late source', () => {
  const { container } = render(<LateNotice late={[]} />);
  expect(container).toBeEmptyDOMElement();
});
