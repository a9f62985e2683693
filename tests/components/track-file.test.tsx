import { act, render } from '@testing-library/react';
import { TrackFile } from '@/components/drive/track-file';

test('a file opened with the installed app is used as a track', async () => {
  const file = new File(['<gpx/>'], 'a.gpx');
  let consume: Parameters<NonNullable<Window['launchQueue']>['setConsumer']>[0] = () => undefined;
  Object.assign(window, { launchQueue: { setConsumer: (given: typeof consume) => void (consume = given) } });
  const handleFile = jest.fn();
  render(<TrackFile isShown onFile={handleFile} />);
  await act(async () => {
    consume({ files: [{ getFile: () => Promise.resolve(file) } as FileSystemFileHandle] });
    await Promise.resolve();
  });
  consume({ files: [] });
  expect(handleFile.mock.calls).toEqual([[file]]);
});
