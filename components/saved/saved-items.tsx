import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  type SubmitEvent,
} from 'react';
import { Button } from '@/components/ui/button';
import textStyles from '@/components/ui/text.module.css';
import { UndoStatus } from '@/components/ui/undo-status';
import type { FavoritesWarning } from '@/lib/account/favorites';
import styles from './saved-items.module.css';
import type { Named, Saved, SavedList } from './saved-list-store';
import { MAX_NAME_LENGTH } from '@/lib/constants/favorites';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

function useHandedFocus(inputRef: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return;
    // A new name replaces the row.
    const summary = form.closest('details')?.querySelector('summary');
    return () => {
      const { parentElement, previousElementSibling: before } = form;
      if (!form.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const next = before
          ? before.nextElementSibling
          : parentElement?.isConnected
            ? parentElement.firstElementChild
            : summary;
        if (!(next instanceof HTMLElement) || form.isConnected) return;
        if (next.tabIndex < 0) next.tabIndex = -1;
        next.focus();
      });
    };
  }, [inputRef]);
}

export function NameForm({ name, onSave, onClose }: NameFormProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  useHandedFocus(ref);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (typeof text !== 'string' || text.trim() === '') return;
    onClose();
    onSave(text);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id} className={textStyles.caps}>
        Name
      </label>
      <input
        ref={ref}
        id={id}
        name="name"
        defaultValue={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        required
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" kind="main">
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}

const getWarnings = (noun: string, max: number): Readonly<Record<FavoritesWarning, string>> => ({
  'too-many': `You have reached the limit of ${max} ${noun}. Delete one to save another.`,
  'left-out': `An account can have ${max} ${noun}. Some saved on this device were not added.`,
  'not-stored': `Your browser isn’t saving ${noun} for this site. They’ll last until you close this page.`,
});

interface SavedItemsProps<Item extends Named> {
  list: SavedList<Item>;
  noun: string;
  max: number;
  isOpen: boolean;
  describe: (item: Item) => string;
  onOpen: (item: Item) => void;
  renderAction?: (saved: Saved<Item>) => ReactNode;
}

interface RowProps<Item extends Named> extends Omit<SavedItemsProps<Item>, 'noun' | 'max' | 'isOpen'> {
  saved: Saved<Item>;
  onRemove: () => void;
}

interface ActionProps {
  label: string;
  name: string;
  title?: string;
  isPressed?: boolean;
  onClick: () => void;
}

export function SavedItemAction({ label, name, title, isPressed, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={isPressed === undefined ? `${label} ${name}` : `${label}: ${name}`}
      aria-pressed={isPressed}
      title={title}
      onClick={onClick}
    >
      {label}
    </button>
  );
}

function Row<Item extends Named>(props: RowProps<Item>) {
  const { list, saved, describe, onOpen, onRemove, renderAction } = props;
  const [isNaming, setNaming] = useState(false);
  const { name } = saved;
  if (isNaming) {
    const handleSave = (next: string) => list.change(saved, { name: next } as Partial<Item>);
    return <NameForm name={name} onSave={handleSave} onClose={() => setNaming(false)} />;
  }
  return (
    <>
      <button type="button" className={styles.open} onClick={() => onOpen(saved)}>
        <strong>{name}</strong> <span>{describe(saved)}</span>
      </button>
      <span className={styles.actions}>
        {renderAction?.(saved)}
        <SavedItemAction label="Rename" name={name} onClick={() => setNaming(true)} />
        <SavedItemAction label="Delete" name={name} onClick={onRemove} />
      </span>
    </>
  );
}

export function SavedItems<Item extends Named>(props: SavedItemsProps<Item>) {
  const { list, noun, max, isOpen, ...rest } = props;
  const items = list.useItems();
  const warning = list.useWarning();
  const [removed, setRemoved] = useState<Saved<Item> | null>(null);
  const handleUndo = () => {
    if (removed) list.save(removed);
    setRemoved(null);
  };
  return (
    <>
      {items.length > 0 && (
        <details className={styles.saved} open={isOpen}>
          <summary>{`Saved ${noun} (${items.length})`}</summary>
          <ul aria-label={`Saved ${noun}`}>
            {items.map((saved) => {
              const handleRemove = () => {
                list.remove(saved);
                setRemoved(saved);
              };
              return (
                <li key={saved.text} className={styles.row}>
                  <Row {...rest} list={list} saved={saved} onRemove={handleRemove} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
      <div role="status" className={textStyles.quiet}>
        {warning !== null && <p>{getWarnings(noun, max)[warning]}</p>}
      </div>
      <UndoStatus change={removed} text={`Deleted “${removed?.name}”.`} onUndo={handleUndo} />
    </>
  );
}
