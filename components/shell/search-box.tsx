'use client';

import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/button';
import styles from './filter-bar.module.css';

/** Lets the shortcut `/` find the box. */
export const SEARCH_BOX_ID = 'camera-search';

interface SearchBoxProps {
  text: string;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  /** Arrow down: the visitor wants to go on to the cameras. */
  onLeaveDown: () => void;
}

/** SEARCH CAMERA FEEDS... (spec 2) with its clear button; Escape clears as well. */
export function SearchBox({ text, onSearch, onSearchEnd, onLeaveDown }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onSearch('');
    inputRef.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onSearch('');
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeaveDown();
    }
    // On a phone the keyboard goes, so that the pictures can be seen.
    if (event.key === 'Enter' && window.matchMedia('(pointer: coarse)').matches) inputRef.current?.blur();
  };
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={inputRef}
        id={SEARCH_BOX_ID}
        type="search"
        aria-label="Search camera feeds"
        aria-keyshortcuts="/"
        placeholder="SEARCH CAMERA FEEDS..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => {
          onSearch(event.target.value);
        }}
        onKeyDown={handleKey}
        onBlur={onSearchEnd}
      />
      {text !== '' && <IconButton icon="close" label="Clear search" onClick={handleClear} />}
    </div>
  );
}
