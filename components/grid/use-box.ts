'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** The inside of the window. On phones its height is without the bars of the browser, which come and go. */
const readWindow = () => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
};

/** The window's size and a grid's distance from the page's top, CSS pixels. */
export function useBox<Grid extends HTMLElement>() {
  const ref = useRef<Grid>(null);
  // The right first guess lets a scroll position be restored at once.
  const [box, setBox] = useState(() => ({ ...readWindow(), top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const { width, height } = readWindow();
      setBox((old) => (old.width === width && old.height === height && old.top === top ? old : { width, height, top }));
    };
    measure();
    // The page above the grid can grow or shrink, which moves the grid without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { ref, ...box };
}
