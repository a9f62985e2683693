import type { Camera } from '@/lib/camera/camera';
import styles from './camera-credit.module.css';

/**
 * Whose picture it is, and where to tell them that something is wrong with it: only the agency can mend its camera. Synthetic
 * cameras have nobody to tell.
 */
export function CameraCredit({ camera }: { camera: Camera }) {
  const { name, url, license } = camera.attribution;
  return (
    <div className={styles.credit}>
      <p>
        Picture:{' '}
        <a href={url} rel="noreferrer" target="_blank">
          {name}
        </a>
        . {license}
      </p>
      {camera.isDemo !== true && (
        <p>
          Dark, frozen or in the wrong place?{' '}
          <a href={url} rel="noreferrer" target="_blank">
            Report to the agency
          </a>{' '}
          (opens {new URL(url).host} in a new tab). The camera is no. {camera.sourceId ?? camera.id} there.
        </p>
      )}
    </div>
  );
}
