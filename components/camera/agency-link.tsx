import type { ComponentProps } from 'react';
import type { Camera } from '@/lib/camera/camera';

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
