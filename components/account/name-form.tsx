'use client';

import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_NAME_LENGTH } from '@/lib/constants/favorites';
import styles from './kept-items.module.css';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Under which name to keep something. */
export function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.select(), []);
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
