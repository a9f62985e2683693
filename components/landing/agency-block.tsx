import { AGENCIES } from '@/data/agencies';
import { stateOf } from '@/lib/locations/catalog';
import type { Location } from '@/lib/locations/location';
import { sourcesOf, stateAgencyOf } from '@/lib/locations/state-agency';
import { PlaceLinks } from './place-links';
import styles from './landing.module.css';

/** The agencies behind the pictures, with links, and whether this site carries their cameras. */
export function AgencyBlock({ location }: { location: Location }) {
  const { agency, service, url } = stateAgencyOf(location.code);
  const carried = sourcesOf(location).map((source) => AGENCIES[source]);
  const others = carried.filter(({ attribution }) => attribution.url !== url);
  const links = [
    { href: url, name: service, note: agency },
    ...others.map(({ attribution, label }) => ({ href: attribution.url, name: label, note: attribution.name })),
  ];
  const intro =
    carried.length > 0
      ? `Pictures of ${location.name} come from ${carried.map(({ label }) => label).join(' and ')}.`
      : `No agency of ${stateOf(location).name} is connected to this site so far; its own service shows its cameras meanwhile.`;
  return <PlaceLinks title="Who runs the cameras" intro={<p className={styles.copy}>{intro}</p>} links={links} />;
}
