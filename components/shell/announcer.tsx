'use client';

import { useEffect, useState } from 'react';
import styles from './shell.module.css';

/** A screen reader hears of a change when nothing newer has come for this long. */
const ANNOUNCE_DELAY_MS = 500;

/** Tells a screen reader what has changed, politely and only once it rests. The first text is not news. */
export function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, ANNOUNCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p className={styles.announcer} role="status">
      {said}
    </p>
  );
}
