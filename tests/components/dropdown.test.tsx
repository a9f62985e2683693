import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListboxDropdown } from '@/components/ui/dropdown/listbox-dropdown';

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
