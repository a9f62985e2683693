'use client';

import { useCombobox } from 'downshift';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useLocate } from '@/components/browser/use-locate';
import { MAX_PLACE_LENGTH } from '@/lib/drive/drive-request';
import type { Suggestion } from '@/lib/drive/place-finder';
import styles from './place-field.module.css';

export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

type Option = Pick<Suggestion, 'text'> & { readonly type: Suggestion['type'] | 'here' };

const HERE: Option = { text: 'Where I am', type: 'here' };
const TYPES = { town: 'Town', road: 'Road', camera: 'Camera', here: '' } as const;
/** About 100 m: a street, and not a house. */
const DECIMALS = 3;

/** Those for the text, or until they are here those for the one before. */
function useOptions(text: string, isOpen: boolean, suggest: Suggest) {
  const [found, setFound] = useState<{ readonly text: string; readonly options: readonly Option[] }>();
  useEffect(() => {
    if (!isOpen || text === '') return undefined;
    const asking = new AbortController();
    const ask = async () => setFound({ text, options: await suggest(text, asking.signal) });
    // An aborted question; or the worker failed, which the panel says.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [text, isOpen, suggest]);
  const options: Option[] = text === '' ? [HERE] : [...(found?.options ?? []), HERE];
  return { options, best: found?.text === text ? found.options[0] : undefined };
}

interface PlaceFieldProps {
  label: string;
  value: string;
  hasFocus?: boolean;
  suggest: Suggest;
  onChoose: (text: string) => void;
}

function usePlaceCombobox({ value, suggest, onChoose }: PlaceFieldProps) {
  // Counts only while the value is the one it was typed at.
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const [isOpen, setOpen] = useState(false);
  const { options, best } = useOptions(text, isOpen, suggest);
  const { locate, alert } = useLocate(({ lat, lng }) => onChoose(`${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`));
  const combobox = useCombobox<Option>({
    items: options,
    isOpen,
    inputValue: text,
    selectedItem: null,
    itemToString: (option) => option?.text ?? '',
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.type === 'here') locate();
      else if (selectedItem) onChoose(selectedItem.text);
    },
  });
  /** What was typed counts even if nothing was chosen. */
  const commit = () => {
    if (isOpen && combobox.highlightedIndex >= 0) return;
    setOpen(false);
    if (text !== value) onChoose(best?.text ?? text);
  };
  const inputProps = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped({ text: currentTarget.value, value }),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') commit();
    },
    onBlur: commit,
  };
  return { options, isOpen, alert, combobox, inputProps };
}

/** A field for a place, with suggestions. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, hasFocus = false } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { options, isOpen, alert, combobox, inputProps } = usePlaceCombobox(props);
  useEffect(() => {
    if (hasFocus) boxRef.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <div ref={boxRef} className={styles.field}>
      <label className={styles.label} {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        type="text"
        className={styles.input}
        placeholder="Town, road, or camera"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_PLACE_LENGTH}
        {...combobox.getInputProps(inputProps)}
      />
      {/* A press on the list keeps the focus in the field. */}
      <ul
        className={styles.list}
        hidden={!isOpen}
        {...combobox.getMenuProps({ onMouseDown: (event) => event.preventDefault() })}
      >
        {isOpen &&
          options.map((option, index) => (
            <li
              key={`${option.type} ${option.text}`}
              className={styles.option}
              data-highlighted={index === combobox.highlightedIndex}
              {...combobox.getItemProps({ item: option, index })}
            >
              <span>{option.text}</span> <span className={styles.type}>{TYPES[option.type]}</span>
            </li>
          ))}
      </ul>
      {alert !== null && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
    </div>
  );
}
