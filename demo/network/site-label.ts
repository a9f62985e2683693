import type { SourceId } from '@/lib/agencies/agencies';
import type { DemoSite } from './demo-site';

/** For made-up mile markers. */
const MARKER_STEP_MILES = 7.3;

const shortDirection = ({ direction }: DemoSite): string =>
  /^(North|South|East|West)bound$/.test(direction) ? `${direction.charAt(0)}B` : '';

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

export function getMileMarker(site: DemoSite): number {
  return Number((3 + site.index * MARKER_STEP_MILES).toFixed(1));
}

type Label = (site: DemoSite) => string;
const at: Label = (site) => join(site.roadway, shortDirection(site), 'at', site.landmark);
const crossing: Label = (site) => `${site.roadway} @ ${site.landmark}`;

/** Every agency names its cameras differently. */
const LABELS: Readonly<Partial<Record<SourceId, Label>>> = {
  '511ga': (site) => `${join(site.roadway, shortDirection(site))} : Near ${site.landmark}`,
  '511in': (site) => `${site.roadway}: ${join(site.direction, 'near', site.landmark)}`.replace('Unknown ', ''),
  '511fl': (site) =>
    `${join(site.roadway, shortDirection(site))} at MM ${getMileMarker(site).toFixed(1)}, ${site.landmark}`,
  '511ia': (site) => `${site.landmark} - ${join(site.roadway, shortDirection(site))}`,
  caltrans: (site) => `TV${500 + site.index} -- ${site.roadway} : ${site.landmark}`,
  navcanada: (site) => `${site.code ?? ''} ${site.landmark}`,
  'toronto-opendata': crossing,
  rom: crossing,
  vdot: (site) =>
    [site.roadway, `MM ${getMileMarker(site).toFixed(1)}`, shortDirection(site), site.landmark]
      .filter(Boolean)
      .join(' / '),
  nycdot: crossing,
};

/** Without the DEMO mark. */
export function siteLabel(site: DemoSite): string {
  return (LABELS[site.source] ?? at)(site);
}
