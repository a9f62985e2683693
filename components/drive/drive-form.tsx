import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useLocate } from '@/components/browser/use-locate';
import { Button, IconButton } from '@/components/ui/button';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { getDriveClient } from '@/lib/drive/drive-client';
import { MAX_STOP_LENGTH, MAX_STOPS } from '@/lib/drive/drive-request';
import type { Suggestion } from '@/lib/drive/stop-finder';
import styles from './drive-panel.module.css';
import fieldStyles from './stop-field.module.css';

interface DriveFormProps {
  stops: readonly string[];
  client: CatalogClient;
  onChange: (stops: readonly string[]) => void;
}

export function DriveForm({ stops, client, onChange }: DriveFormProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [from = '', ...others] = stops;
  const to = others.pop() ?? '';
  const via = isAdding ? [...others, ''] : others;
  const changeVia = (next: readonly string[]) => {
    setAdding(false);
    onChange([from, ...next, to]);
  };
  const toField = (label: string, value: string, hasFocus: boolean, onChoose: (text: string) => void) => (
    <StopField {...{ label, value, hasFocus, client, onChoose }} />
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.form} role="group" aria-label="Places">
      {toField('From', from, from === '', (text) => onChange([text, ...others, to]))}
      <IconButton icon="swap" label="Swap from and to" onClick={() => onChange([...stops].reverse())} />
      {via.map((stop, index) => (
        <div key={`${stop} ${index}`} className={styles.stop}>
          {toField(`Stop ${index + 1}`, stop, stop === '', (text) => changeVia(via.with(index, text)))}
          <IconButton
            icon="close"
            label={stop === '' ? 'Remove empty stop' : `Remove stop ${stop}`}
            onClick={() => {
              ref.current?.focus();
              changeVia(via.toSpliced(index, 1));
            }}
          />
        </div>
      ))}
      {toField('To', to, to === '' && from !== '', (text) => onChange([from, ...others, text]))}
      {!isAdding && from !== '' && to !== '' && stops.length < MAX_STOPS && (
        <Button onClick={() => setAdding(true)}>Add a stop</Button>
      )}
    </div>
  );
}

type Option = Pick<Suggestion, 'text'> & { readonly type: Suggestion['type'] | 'here' };

const HERE: Option = { text: 'My location', type: 'here' };
const TYPES = { town: 'Town', road: 'Road', camera: 'Camera', here: '' } as const;
/** About 100 m: the street, not the house. */
const DECIMALS = 3;

function useOptions(text: string, isOpen: boolean, client: CatalogClient) {
  const [found, setFound] = useState<{ readonly text: string; readonly options: readonly Option[] }>();
  useEffect(() => {
    if (!isOpen || text === '') return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const suggested = await getDriveClient(client).call('suggestStops', [text]);
      if (!asking.signal.aborted) setFound({ text, options: suggested });
    };
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [text, isOpen, client]);
  const options: Option[] = text === '' ? [HERE] : [...(found?.options ?? []), HERE];
  return { options, best: found?.text === text ? found.options[0] : undefined };
}

interface StopFieldProps {
  label: string;
  value: string;
  hasFocus?: boolean;
  client: CatalogClient;
  onChoose: (text: string) => void;
}

/** Lets a click finish first: a commit might move its button. The click may close the form. */
function useBlur(commit: () => void): () => void {
  const pointer = useRef<'up' | 'down' | 'blurred'>('up');
  const handleClick = useEffectEvent(commit);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => (pointer.current = 'down');
    const release = () => {
      if (pointer.current === 'blurred') timer = setTimeout(() => handleClick());
      pointer.current = 'up';
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener('pointerdown', press, options);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return () => {
    if (pointer.current === 'down') pointer.current = 'blurred';
    else commit();
  };
}

function useStopCombobox({ value, client, onChoose }: StopFieldProps) {
  // Ignored after the value changed.
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const reset = () => setTyped({ text: value, value });
  const [isOpen, setOpen] = useState(false);
  const { options, best } = useOptions(text, isOpen, client);
  const { locate, alert } = useLocate(({ lat, lng }) => onChoose(`${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`));
  const combobox = useCombobox<Option>({
    items: options,
    isOpen,
    inputValue: text,
    selectedItem: null,
    itemToString: (option) => option?.text ?? '',
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      reset();
      if (selectedItem?.type === 'here') locate();
      else if (selectedItem) onChoose(selectedItem.text);
    },
  });
  const commit = () => {
    if (isOpen && combobox.highlightedIndex >= 0) return;
    setOpen(false);
    if (text === value) return;
    reset();
    onChoose(best?.text ?? text);
  };
  const inputProps = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped({ text: currentTarget.value, value }),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') commit();
    },
    onBlur: useBlur(commit),
  };
  return { options, isOpen, alert, combobox, inputProps };
}

function StopField(props: StopFieldProps) {
  const { label, hasFocus = false } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { options, isOpen, alert, combobox, inputProps } = useStopCombobox(props);
  const wasShown = useRef(false);
  useEffect(() => {
    // Visitors may have left the form backward.
    const isLeft = wasShown.current && !boxRef.current?.closest('[role=group]')?.contains(document.activeElement);
    if (hasFocus && !isLeft) boxRef.current?.querySelector('input')?.focus();
    wasShown.current = true;
  }, [hasFocus]);
  return (
    <div ref={boxRef} className={fieldStyles.field}>
      <label className={fieldStyles.label} {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        type="text"
        className={fieldStyles.input}
        placeholder="Town, road, or camera"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_STOP_LENGTH}
        {...combobox.getInputProps(inputProps)}
      />
      <ul
        className={fieldStyles.list}
        hidden={!isOpen}
        {...combobox.getMenuProps({ onMouseDown: (event) => event.preventDefault() })}
      >
        {isOpen &&
          options.map((option, index) => (
            <li
              key={`${option.type} ${option.text}`}
              className={fieldStyles.option}
              data-highlighted={index === combobox.highlightedIndex}
              {...combobox.getItemProps({ item: option, index })}
            >
              <span>{option.text}</span> <span className={fieldStyles.type}>{TYPES[option.type]}</span>
            </li>
          ))}
      </ul>
      {alert !== null && (
        <p className={fieldStyles.alert} role="alert">
          {alert}
        </p>
      )}
    </div>
  );
}
