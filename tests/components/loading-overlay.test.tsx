import { fireEvent, render } from '@testing-library/react';
import { LoadingOverlay } from '@/components/shell/overlays';

function openOverlay({ media = 'none', isDone = false } = {}) {
  window.matchMedia = (query) => ({ matches: query.includes(media) }) as MediaQueryList;
  const onEnd = jest.fn();
  const { unmount } = render(<LoadingOverlay catalog={{ total: 0, isDone }} onEnd={onEnd} />);
  return { onEnd, unmount };
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 24, 7) }));

test('a key ends it, even before the first camera', () => {
  const { onEnd } = openOverlay();
  fireEvent.keyDown(window, { key: 'a' });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('later visits of the day skip it, and the first of the next day does not', () => {
  openOverlay().unmount();
  const again = openOverlay();
  expect(again.onEnd).toHaveBeenCalled();
  again.unmount();
  jest.setSystemTime(new Date(2026, 10, 25, 7));
  expect(openOverlay().onEnd).not.toHaveBeenCalled();
});

test.each(['standalone', 'reduced-motion'])('a visit with %s skips it', (media) => {
  expect(openOverlay({ media }).onEnd).toHaveBeenCalled();
});

test('it ends if no camera could be loaded', () => {
  expect(openOverlay({ isDone: true }).onEnd).toHaveBeenCalled();
});
