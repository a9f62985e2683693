'use client';

import { useEffect, useId, useLayoutEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_NAME_LENGTH } from '@/lib/constants/favorites';
import styles from './kept-items.module.css';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Moves the focus to whatever replaces the form; otherwise it would be lost. */
function useHandedFocus(inputRef: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return;
    return () => {
      const { parentElement, previousElementSibling: before } = form;
      if (!form.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const next = before ? before.nextElementSibling : parentElement?.firstElementChild;
        if (!(next instanceof HTMLElement) || form.isConnected) return;
        // Text is not focusable by itself.
        if (next.tabIndex < 0) next.tabIndex = -1;
        next.focus();
      });
    };
  }, [inputRef]);
}

/** Under which name to keep something. */
export function NameForm({ name, onSave, onCancel }: NameFormProps) {
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
    if (typeof text === 'string' && text.trim() !== '') onSave(text);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id}>Name</label>
      <input
        ref={ref}
        id={id}
        name="name"
        defaultValue={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        required
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" kind="main">
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
