import { render, screen, waitFor } from '@testing-library/react';
import type { DropdownOption } from '@/components/ui/dropdown/dropdown-face';
import { SearchDropdown } from '@/components/ui/dropdown/search-dropdown';

const OPTIONS: readonly DropdownOption[] = [
  { value: 'all', label: 'All states' },
  { value: 'NY', label: 'New York' },
];

/** Like a browser, without waiting for React. */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('a key opens the list at once, so the next key can close it', async () => {
  render(
    <SearchDropdown
      label="State"
      value="all"
      valueLabel="All states"
      isActive={false}
      findLabel="Find a state"
      getOptions={() => OPTIONS}
      onChoose={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: /State/ });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  button.focus();
  press('ArrowDown');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  press('Escape');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});
