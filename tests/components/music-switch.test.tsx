import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MusicSwitch } from '@/components/settings/sound/music-switch';
import { stopRadio } from '@/components/settings/sound/radio-store';

interface Callbacks {
  onPlaying: () => void;
  onWaiting: () => void;
  onFailed: () => void;
}

const mockEnd = jest.fn();
const mockConnect = jest.fn<() => void, [string, Callbacks]>(() => mockEnd);
jest.mock('@/components/settings/sound/connect-radio', () => ({
  connectRadio: (url: string, callbacks: Callbacks) => mockConnect(url, callbacks),
}));

const music = () => screen.getByRole('switch', { name: 'Music' });
const status = () => screen.getByRole('status');
const last = () => mockConnect.mock.lastCall![1];

async function switchOn(): Promise<void> {
  render(<MusicSwitch />);
  await userEvent.click(music());
  // Its code is loaded with the first click.
  await act(() => Promise.resolve());
}

afterEach(() => {
  act(stopRadio);
});

test('a failed station is off and says so', async () => {
  await switchOn();
  act(() => last().onFailed());
  expect(music()).not.toBeChecked();
  expect(status()).toHaveTextContent('This station is unavailable right now');
});
