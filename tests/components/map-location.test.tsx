import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useLocate } from '@/components/browser/use-locate';
import { MapControls } from '@/components/map/map-controls';

const TIMED_OUT = { code: 3, message: 'Timeout expired' } as GeolocationPositionError;

function replaceGeolocation() {
  const getCurrentPosition = jest.fn<undefined, Parameters<Geolocation['getCurrentPosition']>>();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

test('a location that takes too long shows the same alert as a denied one', () => {
  const getCurrentPosition = replaceGeolocation();
  const { result } = renderHook(() => useLocate(() => {}));
  act(() => result.current.locate());
  const [, onError, options] = getCurrentPosition.mock.calls[0]!;
  expect(options).toEqual({ timeout: 15_000 });
  act(() => onError?.(TIMED_OUT));
  expect(result.current.alert).toBe('Unable to get your location. Please check your browser permissions.');
  act(() => result.current.dismiss());
  expect(result.current.alert).toBeNull();
});

test('a location that comes late is for the latest handler, and for none after the visitor has left', () => {
  const getCurrentPosition = replaceGeolocation();
  const found: string[] = [];
  const { result, rerender, unmount } = renderHook(({ name }) => useLocate(() => found.push(name)), {
    initialProps: { name: 'old' },
  });
  act(() => result.current.locate());
  const [onFound] = getCurrentPosition.mock.calls[0]!;
  const position = { coords: { latitude: 42.9, longitude: -78.9 } } as GeolocationPosition;
  rerender({ name: 'new' });
  act(() => onFound(position));
  unmount();
  onFound(position);
  expect(found).toEqual(['new']);
});

test('a browser without geolocation shows an alert', () => {
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  render(<MapControls run={() => {}} message={null} isMissing={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Find my location' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Geolocation is not supported by your browser.');
});
