'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { playSound } from '@/lib/settings/play-sound';

const COPIED_MS = 2_000;

interface CopyButtonProps {
  label: string;
  getText: () => string;
}

/** Copies a text. Hidden where the browser has no clipboard: on plain http pages. */
export function CopyButton({ label, getText }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  // Typed as always present, but missing on insecure pages.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const handleClick = () => {
    clipboard.writeText(getText()).then(
      () => {
        playSound('success');
        setCopied(true);
      },
      // Denied by the user.
      () => undefined,
    );
  };
  return (
    <Button onClick={handleClick}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
