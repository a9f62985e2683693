import type { ComponentProps } from 'react';
import type { Camera } from '@/lib/camera/camera';
import styles from './camera-credit.module.css';

interface AgencyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  camera: Pick<Camera, 'attribution'>;
}

export function AgencyLink({ camera: { attribution }, children = attribution.name, ...props }: AgencyLinkProps) {
  return (
    <a href={attribution.url} rel="noreferrer" target="_blank" {...props}>
      {children}
    </a>
  );
}

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
