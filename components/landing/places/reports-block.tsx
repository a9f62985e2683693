import { getAgency } from '@/lib/agencies/agencies';
import { RENDERED } from '@/lib/places/claims';
import type { PlaceReports } from '@/lib/places/reports';
import { viewerHref, type Filters } from '@/lib/places/viewer-link';
import { LinkList } from './blocks';
import landing from '../landing.module.css';

const MAX_CLOSURES = 6;
const CLOSURE_ZOOM = 13;

export function ReportsBlock({ reports, filters }: { reports: PlaceReports; filters: Filters }) {
  const { warnings, closures: known } = reports;
  const closures = known ?? [];
  const unpublished = known === null ? ' Its agencies publish no closures that we read.' : '';
  const warned = viewerHref({ ...filters, warned: '1' });
  const links = [
    ...warnings.map((name) => ({ href: warned, name, note: 'cameras' })),
    ...closures.slice(0, MAX_CLOSURES).map(({ headline, lat, lng, source }) => ({
      href: viewerHref({ view: 'map', at: `${lat},${lng},${CLOSURE_ZOOM}` }),
      name: headline,
      note: getAgency(source).label,
    })),
    ...(closures.length > MAX_CLOSURES
      ? [{ href: viewerHref({ ...filters, view: 'map' }), name: `All ${closures.length} closures`, note: 'map' }]
      : []),
  ];
  if (links.length === 0)
    return (
      <p
        className={landing.meta}
      >{`No weather warnings${known === null ? '' : ' or road closures'} here on ${RENDERED}.${unpublished}`}</p>
    );
  return (
    <LinkList
      title="Warnings and closures"
      intro={<p className={landing.meta}>{`In force on ${RENDERED}.${unpublished}`}</p>}
      links={links}
    />
  );
}
