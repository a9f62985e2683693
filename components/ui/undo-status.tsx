import { useEffect, useRef } from 'react';
import { Button } from './button';
import textStyles from './text.module.css';

interface UndoStatusProps {
  /** A new object for each change; null without one. */
  change: object | null;
  text: string;
  onUndo: (() => void) | null | undefined;
  className?: string | undefined;
}

/** Takes the focus: the button that was clicked is often gone, as is Undo afterward. */
export function UndoStatus({ change, text, onUndo, className }: UndoStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus({ preventScroll: true }), [change]);
  const handleUndo = () => {
    ref.current?.focus({ preventScroll: true });
    onUndo?.();
  };
  return (
    <div ref={ref} role="status" tabIndex={-1} className={className}>
      {change && (
        <p className={textStyles.quiet}>
          {text} {onUndo && <Button onClick={handleUndo}>Undo</Button>}
        </p>
      )}
    </div>
  );
}
