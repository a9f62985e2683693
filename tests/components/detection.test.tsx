import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawBoxes } from '@/components/detection/draw-boxes';
import { DetectionPanel } from '@/components/detection/detection-panel';
import { useDetectionFlag } from '@/components/detection/detection-toggle';
import type { DetectionReport } from '@/components/detection/use-detection';
import type { Box } from '@/lib/detection/detection';
import type { Track } from '@/lib/detection/tracker';

const REPORT: DetectionReport = {
  model: { phase: 'loaded', backend: 'wasm' },
  onRetry: () => {},
  stats: { cars: 3, trucks: 2, movingVehicles: 4, stoppedVehicles: 1, potentialIncident: false },
  note: null,
  history: [],
  isReadable: true,
  hasPicture: true,
};
const panel = (report: Partial<DetectionReport>, showsStopped = true) =>
  render(<DetectionPanel {...REPORT} {...report} stoppedSince={null} showsStopped={showsStopped} />);
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('the panel shows the figures', () => {
  panel({});
  expect(screen.getByRole('status')).toHaveTextContent('DETECTION ACTIVE');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'CARS',
    'TRUCKS/BUSES',
    'STOPPED',
  ]);
  expect(figures()).toEqual(['3', '2', '1']);
});

test('the panel of a slow still does not count stopped vehicles', () => {
  panel({}, false);
  expect(figures()).toEqual(['3', '2', '–']);
});

test.each([
  [{ model: { phase: 'loading' } }, 'LOADING AI ROBOT...'],
  [{ isReadable: false }, 'AI not available for this feed'],
  [{ hasPicture: false }, 'NO PICTURE TO ANALYZE'],
  [{ stats: { ...REPORT.stats!, potentialIncident: true } }, 'TRAFFIC DETECTED'],
] as const)('the panel reports the state: %#', (change, text) => {
  panel(change);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('a failed load says why and can be retried', async () => {
  const onRetry = jest.fn();
  panel({ model: { phase: 'error', message: 'model.json: 404' }, onRetry });
  expect(screen.getByText('model.json: 404')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

function Flag({ id, feedType }: { id: string; feedType: 'video' | 'image' }) {
  const { isOn, onToggle } = useDetectionFlag({ id, feedType });
  return <button onClick={onToggle}>{isOn ? 'on' : 'off'}</button>;
}

test('detection stays on from video to video and turns off for a still camera', async () => {
  const { rerender } = render(<Flag id="a" feedType="video" />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Flag id="b" feedType="video" />);
  expect(screen.getByRole('button')).toHaveTextContent('on');
  rerender(<Flag id="c" feedType="image" />);
  expect(screen.getByRole('button')).toHaveTextContent('off');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('on');
});

const VEHICLE = { class: 'car', score: 0.62, seenAt: 0, path: [], velocity: { x: 0, y: 0 }, state: 'moving' };
/** @param state the picture's, a pseudo-class; jsdom has no pointer */
const labelBoxes = (state: string) => {
  const [picture, layer, canvas] = [
    document.createElement('button'),
    document.createElement('span'),
    document.createElement('canvas'),
  ];
  picture.append(layer);
  layer.append(canvas);
  jest.spyOn(picture, 'matches').mockImplementation((selectors) => selectors.split(', ').includes(state));
  const draw = () => {};
  const draws = { setTransform: draw, clearRect: draw, strokeRect: draw, fillRect: draw };
  const pen = { ...draws, canvas, fillText: jest.fn(), measureText: () => ({ width: 30 }) };
  jest.spyOn(canvas, 'getContext').mockReturnValue(pen as unknown as null);
  const size = { width: 400, height: 250 };
  const boxes: Box[] = [
    [10, 50, 20, 15],
    [100, 50, 60, 40],
  ];
  const tracks = boxes.map((bbox) => ({ ...VEHICLE, bbox }) as unknown as Track);
  drawBoxes(canvas, size, tracks, { at: 0, size, fit: 'contain' } as Parameters<typeof drawBoxes>[3]);
  return pen.fillText.mock.calls.length;
};

test.each([
  ['only wide boxes have', ':enabled', 1],
  ['on hover, small boxes have', ':hover', 2],
  ['on focus, small boxes have', ':focus-visible', 2],
])('%s a label', (_, state, labels) => {
  expect(labelBoxes(state)).toBe(labels);
});
