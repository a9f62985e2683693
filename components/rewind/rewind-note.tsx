import { mayKeepPictures, maySavePictures } from '@/lib/agencies/permission';
import type { Camera } from '@/lib/camera/camera';
import styles from './rewind.module.css';

/** What is kept of the open camera's pictures, and what the agency permits. */
export function RewindNote({ camera: { source } }: { camera: Camera }) {
  if (!mayKeepPictures(source)) {
    return <p className={styles.note}>No rewind: this agency objects to captured pictures, so none are kept.</p>;
  }
  return (
    <p className={styles.note}>
      Rewind: its last ten minutes stay in the memory of this tab, and nowhere else.
      {!maySavePictures(source) && ' They cannot be saved, because the agency has not said that they may be.'}
    </p>
  );
}
