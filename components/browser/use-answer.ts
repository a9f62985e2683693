import { useEffect, useState } from 'react';

/**
 * Returns the latest answer, possibly to the previous question. A failure changes nothing.
 * @param ask changes with the question; null asks nothing
 */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | null): Answer | null {
  const [answer, setAnswer] = useState<{ readonly value: Answer } | null>(null);
  useEffect(() => {
    let isOver = false;
    const receive = (value: Answer) => {
      if (!isOver) setAnswer({ value });
    };
    ask?.().then(receive, () => undefined);
    return () => {
      isOver = true;
    };
  }, [ask]);
  return ask && answer && answer.value;
}
