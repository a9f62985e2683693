import { act, renderHook } from '@testing-library/react';
import { useLocate } from '@/components/browser/use-locate';

const TIMED_OUT = { code: 3, message: 'Timeout expired' } as GeolocationPositionError;

test('a location that takes too long shows the same alert as a denied one', () => {
  const getCurrentPosition = jest.fn<undefined, Parameters<Geolocation['getCurrentPosition']>>();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const { result } = renderHook(() => useLocate(() => {}));
  act(() => {
    result.current.locate();
  });
  const [, onError, options] = getCurrentPosition.mock.calls[0]!;
  expect(options).toEqual({ timeout: 15_000 });
  act(() => {
    onError?.(TIMED_OUT);
  });
  expect(result.current.alert).toBe('Unable to get your location. Please check your browser permissions.');
  act(() => {
    result.current.dismiss();
  });
  expect(result.current.alert).toBeNull();
});
