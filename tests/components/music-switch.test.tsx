import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MusicSwitch } from '@/components/settings/sound/music-switch';
import { PanelButtons } from '@/components/settings/panel-buttons';
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
  mockConnect.mockClear();
  mockEnd.mockClear();
});

test('music is off at first and loads nothing', () => {
  render(<MusicSwitch />);
  expect(music()).not.toBeChecked();
  expect(status()).toHaveTextContent('Off');
  expect(mockConnect).not.toHaveBeenCalled();
});

test('turns the music on and off', async () => {
  await switchOn();
  expect(music()).toBeChecked();
  expect(status()).toHaveTextContent('Tuning in…');
  expect(mockConnect).toHaveBeenCalledWith('/radio/night-drive.m3u8', expect.anything());
  act(() => last().onPlaying());
  expect(status()).toHaveTextContent('Playing');
  act(() => last().onWaiting());
  expect(status()).toHaveTextContent('Tuning in…');
  await userEvent.click(music());
  expect(mockEnd).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent('Off');
});

test('a failed station is off and says so', async () => {
  await switchOn();
  act(() => last().onFailed());
  expect(music()).not.toBeChecked();
  expect(status()).toHaveTextContent('This station is unavailable right now');
});

test('the gear shows that music is playing', async () => {
  render(<PanelButtons onSettings={jest.fn()} onAbout={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
  await switchOn();
  act(() => last().onPlaying());
  expect(screen.getByRole('button', { name: 'Settings, music is playing' })).toBeVisible();
});
