import { useEffect, useRef } from 'react';
import { Button } from './button';
import textStyles from './text.module.css';

/** Takes the focus: the button that removed something is often gone. */
export function UndoLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus({ preventScroll: true }), [text]);
  return (
    <p ref={ref} className={textStyles.quiet}>
      {text} <Button onClick={onUndo}>Undo</Button>
    </p>
  );
}
