import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateNotice } from '@/components/shell/notices';

test('a late source in view is named with a link to its status, until the notice is dismissed', async () => {
  render(<LateNotice late={['511ga']} />);
  expect(screen.getByText(/^The list of 511 Georgia is late\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of several late sources it names the first', () => {
  render(<LateNotice late={['511ny', '511ga']} />);
  expect(screen.getByText(/^The lists of 511 New York and 1 more are late\./)).toBeVisible();
});

test('without a late source there is no news', () => {
  const { container } = render(<LateNotice late={[]} />);
  expect(container).toBeEmptyDOMElement();
});
