import { renderToStaticMarkup } from 'react-dom/server';
import { CameraCredit, ShareButtons } from '@/components/camera/camera-credit';
import { camera } from '../support/camera';

// Without a clipboard the buttons are hidden.
Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });

const markUp = (source: '511pa' | '511ny', isDemo?: true) => {
  const shown = camera({ id: `${source}-1`, source, ...(isDemo && { isDemo }) });
  return renderToStaticMarkup(
    <>
      <ShareButtons camera={shown} angle={null} />
      <CameraCredit camera={shown} />
    </>,
  );
};

test.each([
  ['511ny', undefined, true],
  ['511pa', true, true],
  ['511pa', undefined, false],
] as const)(
  'embed code is offered unless the agency’s terms forbid it: %s, demo %s: %s',
  (source, isDemo, isOffered) => {
    expect(markUp(source, isDemo).includes('Copy embed code')).toBe(isOffered);
    expect(markUp(source, isDemo).includes('The agency’s terms don’t allow embedding.')).toBe(!isOffered);
  },
);
