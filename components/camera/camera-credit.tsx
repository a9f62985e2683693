import type { Camera } from '@/lib/camera/camera';
import { AgencyLink } from './agency-link';
import styles from './camera-credit.module.css';

/** Who owns the picture. */
export function CameraCredit({ camera }: { camera: Camera }) {
  const { url, license } = camera.attribution;
  const { fallback } = camera;
  return (
    <div className={styles.credit}>
      {camera.videoAuthRequired === true && (
        <p>
          The agency shows the video of this camera only on its own site:{' '}
          <AgencyLink camera={camera}>watch it at {new URL(url).host}</AgencyLink> (in a new tab).
        </p>
      )}
      <p>
        Picture: <AgencyLink camera={camera} />. {license}
      </p>
      {fallback && (
        <p>
          While it is down, the picture is of <AgencyLink camera={fallback} />. {fallback.attribution.license}
        </p>
      )}
    </div>
  );
}
