'use client';

import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './search-box.module.css';
import { useShortcut } from './use-shortcut';

export interface SearchBoxProps {
  /** Its place in the bar. */
  className: string | undefined;
  text: string;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  onLeaveDown?: (() => void) | undefined;
}

export function SearchBox({ className, text, onSearch, onSearchEnd, onLeaveDown }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut('/', () => inputRef.current?.focus());
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
      onLeaveDown?.();
    }
    // Dismiss the on-screen keyboard so the cards are visible.
    if (event.key === 'Enter' && window.matchMedia('(pointer: coarse)').matches) inputRef.current?.blur();
  };
  return (
    <div className={`${styles.box} ${className}`}>
      <Icon name="search" />
      <input
        ref={inputRef}
        id="camera-search"
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
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={handleKey}
        onBlur={onSearchEnd}
      />
      {text !== '' && <IconButton icon="close" label="Clear search" onClick={handleClear} />}
    </div>
  );
}
