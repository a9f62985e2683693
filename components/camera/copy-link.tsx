'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { playSound } from '@/lib/settings/play-sound';

const COPIED_MS = 2_000;

/** Copies the address of what is on the screen. Not there where the browser has no clipboard, as on a plain http page. */
export function CopyLink() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  // The type says that it is always there; an insecure page has none.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const handleClick = () => {
    clipboard.writeText(window.location.href).then(
      () => {
        playSound('success');
        setCopied(true);
      },
      // Refused by the visitor: the address bar still has the link.
      () => undefined,
    );
  };
  return (
    <Button onClick={handleClick}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </Button>
  );
}
