'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** The page's width and a grid's distance from its top, CSS pixels. */
export function useBox<Grid extends HTMLElement>() {
  const ref = useRef<Grid>(null);
  // The right first guess lets a scroll position be restored at once.
  const [box, setBox] = useState(() => ({ width: document.documentElement.clientWidth, top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const next = { width: document.documentElement.clientWidth, top };
      setBox((old) => (old.width === next.width && old.top === next.top ? old : next));
    };
    measure();
    // The page above the grid can grow or shrink, which moves the grid without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, ...box };
}
