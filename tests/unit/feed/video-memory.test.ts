import { VideoMemory } from '@/lib/feed/hosts';

const video = (number: number, host = 'video.example') => `https://${host}/${number}.m3u8`;
let memory: VideoMemory;

beforeEach(() => {
  memory = new VideoMemory();
});

function refuse(...numbers: number[]) {
  return numbers.map((number) => memory.fail(video(number), 'refused'));
}

test('a video that its host refuses is not retried, and three of them mark the host as refusing', () => {
  expect(refuse(1, 2)).toEqual(['refused', 'refused']);
  expect([1, 2, 3].map((number) => memory.foresee(video(number)))).toEqual(['refused', 'refused', null]);
  refuse(3);
  expect(memory.foresee(video(4))).toBe('refused');
  expect(memory.foresee(video(4, 'other.example'))).toBeNull();
});

test('the same video three times, or another failure, does not mark the host', () => {
  refuse(1, 1, 1);
  expect(memory.fail(video(3), 'no-answer')).toBe('no-answer');
  expect([2, 3].map((number) => memory.foresee(video(number)))).toEqual([null, null]);
});

test('a host that has played a video does not refuse: its camera does not respond', () => {
  refuse(1, 2);
  memory.play(video(3));
  expect(refuse(4)).toEqual(['no-answer']);
  expect([1, 2, 4].map((number) => memory.foresee(video(number)))).toEqual([null, null, null]);
});

test('a browser without codecs tries one video only', () => {
  expect(memory.fail(video(1), 'unsupported')).toBe('unsupported');
  expect(memory.foresee(video(2, 'other.example'))).toBe('unsupported');
});

test('one video in an odd codec does not rule out a browser that has played another', () => {
  memory.play('/demo/live/a/index.m3u8');
  memory.fail(video(1), 'unsupported');
  expect(memory.foresee(video(2))).toBeNull();
});
