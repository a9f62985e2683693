'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { FavoritesWarning } from '@/lib/account/favorites-store';
import styles from './kept-items.module.css';
import type { Kept, KeptList } from './kept-list';
import { NameForm } from './name-form';

const getWarnings = (noun: string, max: number): Readonly<Record<FavoritesWarning, string>> => ({
  'too-many': `You have reached the limit of ${max} ${noun}. Delete one to save another.`,
  'left-out': `An account can have ${max} ${noun}. Some of those you saved on this device did not fit.`,
  'not-stored': `Your browser is not saving ${noun} for this site. They last until you close this page.`,
});

interface KeptItemsProps<Item> {
  list: KeptList<Item>;
  /** `drives` */
  noun: string;
  max: number;
  isOpen: boolean;
  describe: (item: Item) => string;
  onOpen: (item: Item) => void;
  /** What else can be done with one. */
  renderAction?: (kept: Kept<Item>) => ReactNode;
}

interface RowProps<Item> extends Pick<KeptItemsProps<Item>, 'list' | 'describe' | 'onOpen' | 'renderAction'> {
  kept: Kept<Item>;
  onRemove: () => void;
}

interface ActionProps {
  label: string;
  /** Of what: `Delete`, `To work` */
  name: string;
  title?: string;
  isPressed?: boolean;
  onClick: () => void;
}

export function KeptAction({ label, name, title, isPressed, onClick }: ActionProps) {
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

function Row<Item extends { readonly name: string }>(props: RowProps<Item>) {
  const { list, kept, describe, onOpen, onRemove, renderAction } = props;
  const [isNaming, setNaming] = useState(false);
  const { name } = kept;
  if (isNaming) {
    const handleSave = (next: string) => {
      setNaming(false);
      list.change(kept, { name: next } as Partial<Item>);
    };
    return <NameForm name={name} onSave={handleSave} onCancel={() => setNaming(false)} />;
  }
  return (
    <>
      <button type="button" className={styles.open} onClick={() => onOpen(kept)}>
        <strong>{name}</strong> <span>{describe(kept)}</span>
      </button>
      <span className={styles.actions}>
        {renderAction?.(kept)}
        <KeptAction label="Rename" name={name} onClick={() => setNaming(true)} />
        <KeptAction label="Delete" name={name} onClick={onRemove} />
      </span>
    </>
  );
}

/** Moves the focus from a deleted row to Undo, and from Undo back to the list; otherwise it would be lost. */
function useFocusOfUndo(statusRef: RefObject<HTMLElement | null>, removed: unknown): void {
  const couldUndo = useRef(false);
  useEffect(() => {
    const status = statusRef.current;
    if (removed !== null) status?.querySelector('button')?.focus();
    else if (couldUndo.current) status?.previousElementSibling?.querySelector('summary')?.focus();
    couldUndo.current = removed !== null;
  }, [statusRef, removed]);
}

/** The list of what is saved. The last one that was deleted can come back. */
export function KeptItems<Item extends { readonly name: string }>(props: KeptItemsProps<Item>) {
  const { list, noun, max, isOpen, ...rest } = props;
  const items = list.useItems();
  const warning = list.useWarning();
  const [removed, setRemoved] = useState<Kept<Item> | null>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  useFocusOfUndo(statusRef, removed);
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
            {items.map((kept) => {
              const handleRemove = () => {
                list.remove(kept);
                setRemoved(kept);
              };
              return (
                <li key={kept.text} className={styles.row}>
                  <Row {...rest} list={list} kept={kept} onRemove={handleRemove} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
      <div ref={statusRef} role="status" className={styles.status}>
        {warning !== null && <p>{getWarnings(noun, max)[warning]}</p>}
        {removed !== null && (
          <p>
            {`“${removed.name}” is deleted.`} <Button onClick={handleUndo}>Undo</Button>
          </p>
        )}
      </div>
    </>
  );
}
