import { useCombobox, type UseComboboxStateChange } from 'downshift';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '@/components/browser/dom-events';
import { findBest, findOptions } from '@/lib/search/filter-options';
import { DropdownFace, type DropdownOption, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';
import { Icon } from '../icon';
import { OptionPanel, useOptions } from './option-panel';

const { InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
const { InputKeyDownPageDown, InputKeyDownPageUp } = useCombobox.stateChangeTypes;

function getChosenValue({ type, selectedItem }: UseComboboxStateChange<DropdownOption>, value: string) {
  if (selectedItem) return selectedItem.value;
  return type === ItemClick || type === InputKeyDownEnter ? value : null;
}

/** The button opens a dialog with focus in its search field; `aria-activedescendant` marks the option. */
export function SearchDropdown(props: DropdownProps & { findLabel: string }) {
  const { label, value, valueLabel, isActive, align = 'start', findLabel } = props;
  const [isListNeeded, setListNeeded] = useState(false);
  const search = useSearch(props, isListNeeded);
  const { isOpen, setOpen, options, found, combobox } = search;
  const { rootRef, fieldRef, isTouchedRef } = useFieldFocus(isOpen);
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    isTouchedRef.current = false;
    if (hasModifier(event)) return;
    if (isOpen) {
      if (event.key === 'Escape') combobox.closeMenu();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // Downshift opens it after the next key of a fast typist.
      flushSync(() => setOpen(true));
      combobox.openMenu();
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      // The field needs focus before the character arrives, and no shortcut may take it.
      event.stopPropagation();
      flushSync(() => setOpen(true));
    }
  };

  return (
    <div ref={rootRef} className={styles.dropdown} data-active={isActive} data-align={align}>
      <button
        type="button"
        className={styles.button}
        {...combobox.getToggleButtonProps({ tabIndex: 0 })}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-name ${id}-value`}
        onFocus={() => setListNeeded(true)}
        onBlur={() => setListNeeded(false)}
        onPointerDown={({ pointerType }) => {
          isTouchedRef.current = pointerType === 'touch';
          setListNeeded(true);
        }}
        onKeyDown={handleKey}
      >
        <DropdownFace {...{ label, valueLabel, id }} />
      </button>
      <OptionPanel
        label={label}
        all={options}
        options={found}
        value={value}
        select={combobox}
        field={<SearchField {...search} label={findLabel} ref={fieldRef} />}
      />
    </div>
  );
}

function useSearch({ value, valueLabel, getOptions, onChoose }: DropdownProps, isListNeeded: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const options = useOptions(isListNeeded || isOpen, getOptions);
  const found = useMemo(() => findOptions(options, text), [options, text]);
  const chosenIndex = options.findIndex((option) => option.value === value);
  const combobox = useCombobox<DropdownOption>({
    items: found as DropdownOption[],
    isOpen,
    inputValue: text,
    selectedItem: options[chosenIndex] ?? { value, label: valueLabel },
    itemToKey: (option) => option?.value,
    itemToString: (option) => option?.label ?? '',
    // The virtualizer scrolls.
    scrollIntoView: () => undefined,
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick) return state;
      if (type === InputKeyDownPageDown)
        return { ...changes, highlightedIndex: Math.min(state.highlightedIndex + 10, found.length - 1) };
      if (type === InputKeyDownPageUp)
        return { ...changes, highlightedIndex: Math.max(state.highlightedIndex - 10, 0) };
      if (type !== InputChange) return changes;
      const { inputValue = '' } = changes;
      // Leaving chooses the highlighted option: with an empty field that must be the current one.
      const best = inputValue === '' ? chosenIndex : findBest(findOptions(options, inputValue), inputValue);
      return { ...changes, highlightedIndex: best };
    },
    onStateChange: (change) => {
      if (change.isOpen === undefined) return;
      setOpen(change.isOpen);
      setText('');
      const chosen = change.isOpen ? null : getChosenValue(change, value);
      if (chosen !== null) onChoose(chosen);
    },
  });
  const best = text === '' ? chosenIndex : findBest(found, text);
  const highlightBest = useEffectEvent(() => {
    if (isOpen && combobox.highlightedIndex < 0 && best >= 0) combobox.setHighlightedIndex(best);
  });
  // Only for options that arrive after opening.
  useEffect(() => highlightBest(), [options]);
  const onClear = () => {
    setText('');
    combobox.setHighlightedIndex(chosenIndex);
  };
  return { isOpen, setOpen, text, onText: setText, onClear, options, found, combobox };
}

/** On touch screens, focusing the field would cover the list with the keyboard. */
function useFieldFocus(isOpen: boolean) {
  const rootRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const isTouchedRef = useRef(false);
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (isOpen && !isTouchedRef.current) field?.focus({ preventScroll: true });
    if (!isOpen && document.activeElement === field)
      rootRef.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  return { rootRef, fieldRef, isTouchedRef };
}

type SearchFieldProps = ReturnType<typeof useSearch> & { label: string; ref: RefObject<HTMLInputElement | null> };

function SearchField({ label, text, found, combobox, onText, onClear, ref }: SearchFieldProps) {
  const handleKey = (event: KeyboardEvent) => {
    const clears = event.key === 'Escape' && text !== '';
    const choosesNothing = event.key === 'Enter' && !found[combobox.highlightedIndex];
    if (!clears && !choosesNothing) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (clears) onClear();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          placeholder={label}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={100}
          {...combobox.getInputProps(
            {
              'aria-label': label,
              onChange: (event: ChangeEvent<HTMLInputElement>) => onText(event.target.value),
              onKeyDown: handleKey,
            },
            { suppressRefError: true },
          )}
          // Downshift's own ref focuses the field whenever the list opens.
          ref={ref}
        />
      </div>
      <p className={styles.empty} role="status">
        {found.length === 0 && text !== '' && 'NO MATCHES FOUND'}
      </p>
    </>
  );
}
