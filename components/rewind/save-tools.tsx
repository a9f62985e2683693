import { useEffect, useRef, useState } from 'react';
import { isOwnOrigin } from '@/components/feed/copy-picture';
import { IconButton } from '@/components/ui/button';
import { maySavePictures } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import type { Shot } from '@/lib/rewind/shots';
import styles from './rewind.module.css';

type SaveState = 'idle' | 'saved' | 'failed' | { readonly percent: number };

const TEXTS = { idle: '', saved: 'Saved', failed: 'Not saved' } as const;

/** Drawings of the demo network are under no agency's terms. */
export const hasKey = ({ isKeyed, isDemo }: Camera) => isKeyed === true || isDemo === true;

const isSavable = (camera: Camera, { source, picture }: Shot) =>
  picture !== null &&
  maySavePictures(source, source === camera.source && hasKey(camera)) &&
  (picture instanceof Blob || isOwnOrigin(picture.src));

const loadSaving = () => import('./save-shots');

function useSaving(camera: Camera) {
  const [state, setState] = useState<SaveState>('idle');
  const job = useRef<AbortController | null>(null);
  useEffect(() => () => job.current?.abort(), [camera.id]);

  const run = async (save: (signal: AbortSignal) => Promise<void>) => {
    const current = (job.current = new AbortController());
    const { signal } = current;
    const end = await save(signal).then(
      () => 'saved' as const,
      () => (signal.aborted ? 'idle' : 'failed'),
    );
    // A clip may have begun while a picture was being saved.
    if (job.current === current) setState(end);
  };
  return {
    state,
    savePicture: (shot: Shot) => run(async () => (await loadSaving()).savePicture(camera, shot)),
    saveClip: (shots: readonly Shot[]) => {
      setState({ percent: 0 });
      return run(async (signal) => {
        const onShare = (share: number) => setState({ percent: Math.round(share * 100) });
        await (await loadSaving()).saveClip(camera, shots, { signal, onShare });
      });
    },
    stop: () => job.current?.abort(),
  };
}

export function SaveTools({ camera, shots, isLive }: { camera: Camera; shots: readonly Shot[]; isLive: boolean }) {
  const { state, savePicture, saveClip, stop } = useSaving(camera);
  const savable = shots.filter((each) => isSavable(camera, each));
  const shot = isLive ? savable.at(-1) : savable[0];
  const isSaving = typeof state === 'object';
  const canRecord = typeof MediaRecorder !== 'undefined';
  if (!shot) return null;
  return (
    <div className={styles.save}>
      <span className={styles.saying} role="status" data-failed={state === 'failed'}>
        {isSaving ? (
          <>
            Clip <span aria-hidden="true">{state.percent}%</span>
          </>
        ) : (
          TEXTS[state]
        )}
      </span>
      <IconButton icon="picture" label="Save picture" isDisabled={isSaving} onClick={() => void savePicture(shot)} />
      {/* One slot: the button keeps the focus. */}
      {canRecord &&
        (isSaving ? (
          <IconButton icon="close" label="Stop saving the clip" onClick={stop} />
        ) : (
          <IconButton
            icon="clip"
            label={isLive ? 'Save clip of the last few minutes' : 'Save clip from here to now'}
            isDisabled={savable.length < 2}
            onClick={() => void saveClip(savable)}
          />
        ))}
    </div>
  );
}
