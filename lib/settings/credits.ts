import { AGENCIES } from '@/data/agencies';
import type { Attribution } from '@/lib/camera/camera';

interface Credit extends Attribution {
  /** How people call the service, e.g. `511NY`. */
  readonly label: string;
}

/** Who publishes the cameras, in the order of the alphabet. */
export function agencyCredits(): readonly Credit[] {
  return Object.values(AGENCIES)
    .map(({ label, attribution }) => ({ label, ...attribution }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
