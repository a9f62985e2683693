import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { playSound } from '@/lib/settings/play-sound';

const COPIED_MS = 2_000;

/** False over plain http, where browsers offer no clipboard. */
export const canCopy = (): boolean => (navigator.clipboard as Clipboard | undefined) !== undefined;

export function CopyButton({ label, getText }: { label: string; getText: () => string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (!canCopy()) return null;
  const handleClick = () => {
    navigator.clipboard.writeText(getText()).then(
      () => {
        playSound('success');
        setCopied(true);
      },
      () => undefined,
    );
  };
  return (
    <Button onClick={handleClick}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
