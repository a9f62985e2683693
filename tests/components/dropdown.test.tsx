import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { ListboxDropdown } from '@/components/ui/dropdown/listbox-dropdown';
import type * as SearchCode from '@/components/ui/dropdown/search-dropdown';

let mockIsMissing = true;
jest.mock('@/components/ui/dropdown/search-dropdown', () => ({
  __esModule: true,
  get SearchDropdown() {
    if (mockIsMissing) throw new Error('not loaded');
    return jest.requireActual<typeof SearchCode>('@/components/ui/dropdown/search-dropdown').SearchDropdown;
  },
}));

const OPTIONS = [
  { value: 'name', label: 'Name' },
  { value: 'place', label: 'Place' },
];
const onChoose = jest.fn();
const props = {
  label: 'Sort',
  value: 'name',
  valueLabel: 'Name',
  isActive: false,
  getOptions: () => OPTIONS,
  onChoose,
};

test('leaving the list with Tab chooses the highlighted option, and leaving for another window does not', async () => {
  const user = userEvent.setup();
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  render(<ListboxDropdown {...props} />);
  const button = screen.getByRole('combobox', { name: /Sort/ });
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  fireEvent.blur(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(onChoose).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  fireEvent.focus(button);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(onChoose.mock.calls).toEqual([['place']]);
});

test('a button that loads the list’s code again keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Dropdown {...props} findLabel="Find an order" />);
  const button = () => screen.getByRole('button', { name: /Sort/ });
  expect(button()).toBeDisabled();
  await user.hover(document.body);
  await waitFor(() => expect(button()).toBeEnabled());
  await user.tab();
  mockIsMissing = false;
  fireEvent.click(button());
  expect(button()).toBeEnabled();
  await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup', 'dialog'));
  expect(button()).toHaveFocus();
});
