import { connectRadio } from '@/components/settings/sound/connect-radio';

/** A fake hls.js with a playlist. */
class FakeHls {
  static isSupported = () => true;
  static Events = { ERROR: 'hlsError', FRAG_BUFFERED: 'hlsFragBuffered' };
  static ErrorTypes = { NETWORK_ERROR: 'networkError' };
  readonly levels = [{}];
  readonly loadSource = jest.fn();
  readonly startLoad = jest.fn();
  readonly destroy = jest.fn();
  readonly listeners = new Map<string, (event: string, data: unknown) => void>();

  constructor() {
    mockPlayers.push(this);
  }

  on = (event: string, listener: (event: string, data: unknown) => void) => this.listeners.set(event, listener);
  attachMedia = (media: HTMLMediaElement) => void (audio = media);
  fail = () => this.listeners.get('hlsError')?.('hlsError', { fatal: true, type: 'networkError' });
  buffer = () => this.listeners.get('hlsFragBuffered')?.('hlsFragBuffered', {});
}

const mockPlayers: FakeHls[] = [];
let audio: HTMLMediaElement;

jest.mock('hls.js/light', () => ({ __esModule: true, default: FakeHls }));

/** The longest first wait, in milliseconds. */
const FIRST_WAIT_MS = 6_000;

test('failed playlist requests leave music alone that plays from its buffer, and each is repeated soon', async () => {
  jest.useFakeTimers();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const [onPlaying, onWaiting, onFailed] = [jest.fn(), jest.fn(), jest.fn()];
  const close = connectRadio('https://radio.example/live.m3u8', { onPlaying, onWaiting, onFailed });
  await jest.advanceTimersByTimeAsync(0);
  const player = mockPlayers[0]!;
  audio.dispatchEvent(new Event('playing'));
  for (let times = 1; times <= 3; times += 1) {
    player.fail();
    await jest.advanceTimersByTimeAsync(FIRST_WAIT_MS);
    expect(player.startLoad).toHaveBeenCalledTimes(times);
    player.buffer();
  }
  expect(onWaiting).not.toHaveBeenCalled();
  audio.dispatchEvent(new Event('waiting'));
  expect(onWaiting).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
  close();
  expect(player.destroy).toHaveBeenCalledTimes(1);
});
