import type { SourceId } from './agencies';

// Kept apart from the agency table, which every visitor loads: only sync reads this one.

/** Says what an agency thinks of reuse. `forbids` and `needs-consent` both mean: ask first. */
export type ReuseClass = 'granted' | 'silent' | 'needs-consent' | 'forbids';

export interface AgencyRules {
  /** The sentence is the `license` of the agency's attribution. */
  readonly reuse: {
    readonly class: ReuseClass;
    /** Where the agency says it, or would. */
    readonly page: string;
    /** The day somebody read that page, `YYYY-MM-DD`. */
    readonly read: string;
  };
  /** Hosts of its pictures and video; `*.` stands for one or more labels. Only a port that is named is allowed. */
  readonly mediaHosts: readonly [string, ...string[]];
}

/** `read`: the day the page was read. */
const says = (reuseClass: ReuseClass, page: string, read = '2026-09-30'): AgencyRules['reuse'] => ({
  class: reuseClass,
  page,
  read,
});

const ONTARIO_LICENSE = says('granted', 'https://www.ontario.ca/page/open-government-licence-ontario', '2026-10-01');
/** The Castle Rock platform keeps the stills of its states. */
const CASTLE_ROCK = '*.carsprogram.org';

export const AGENCY_RULES: Readonly<Record<SourceId, AgencyRules>> = {
  '511ny': {
    reuse: says('granted', 'https://511ny.org/developers/daa'),
    mediaHosts: ['511ny.org', '*.511ny.org', '*.nysdot.skyvdn.com', 'nyssnapshot.com', CASTLE_ROCK],
  },
  '511ga': {
    reuse: says('needs-consent', 'https://www.dot.ga.gov/GDOT/Pages/EndUserAgreement.aspx'),
    mediaHosts: ['511ga.org', '*.511ga.org', '*.dot.ga.gov'],
  },
  '511id': {
    reuse: says('silent', 'https://511.idaho.gov/about/help'),
    mediaHosts: ['511.idaho.gov', '*.idaho.gov'],
  },
  '511newengland': {
    reuse: says('silent', 'https://www.newengland511.org/about/help'),
    mediaHosts: ['newengland511.org', '*.newengland511.org', '*.maineturnpike.com'],
  },
  '511pa': {
    reuse: says('forbids', 'https://www.511pa.com/about/disclaimer'),
    mediaHosts: ['511pa.com', '*.511pa.com'],
  },
  '511fl': {
    reuse: says('forbids', 'https://fl511.com/privacy'),
    mediaHosts: ['fl511.com', '*.fl511.com', '*.divas.cloud'],
  },
  '511ia': {
    reuse: says('granted', 'https://iowadot.gov/policies-statements/terms-use'),
    mediaHosts: ['*.iowadot.gov', '*.iowadot.gov:8888', '*.us-east-1.skyvdn.com', CASTLE_ROCK],
  },
  '511in': {
    reuse: says('needs-consent', 'https://www.in.gov/core/terms_of_use.html'),
    mediaHosts: ['511in.org', '*.511in.org', '*.trafficwise.org', CASTLE_ROCK],
  },
  '511sc': {
    reuse: says('forbids', 'https://www.511sc.org/static/disclaimer.html'),
    mediaHosts: ['*.511sc.org', '*.us-east-1.skyvdn.com'],
  },
  caltrans: {
    reuse: says('granted', 'https://dot.ca.gov/conditions-of-use'),
    mediaHosts: ['*.dot.ca.gov'],
  },
  navcanada: {
    reuse: says('needs-consent', 'https://www.navcanada.ca'),
    mediaHosts: ['*.navcanada.ca'],
  },
  'ontario-mto': { reuse: ONTARIO_LICENSE, mediaHosts: ['511on.ca', '*.511on.ca'] },
  'toronto-opendata': {
    reuse: says('granted', 'https://open.toronto.ca/open-data-license/', '2026-10-01'),
    mediaHosts: ['opendata.toronto.ca'],
  },
  rom: {
    reuse: says('granted', 'https://insights-york.opendata.arcgis.com', '2026-10-01'),
    mediaHosts: ['*.yorkmaps.ca', '*.york.ca'],
  },
  '511on': { reuse: ONTARIO_LICENSE, mediaHosts: ['511on.ca', '*.511on.ca'] },
  vdot: {
    reuse: says('needs-consent', 'https://www.vdot.virginia.gov/news-events/media/'),
    mediaHosts: ['*.vdotcameras.com', '511.vdot.virginia.gov'],
  },
  nycdot: {
    reuse: says('forbids', 'https://webcams.nyctmc.org'),
    mediaHosts: ['webcams.nyctmc.org'],
  },
  '511mn': {
    reuse: says('silent', 'https://www.dot.state.mn.us/information/disclaimer.html'),
    mediaHosts: ['*.dot.state.mn.us', CASTLE_ROCK],
  },
  '511nv': {
    reuse: says('silent', 'https://www.nvroads.com/about/faq'),
    mediaHosts: ['nvroads.com', '*.nvroads.com', '*.its.nv.gov'],
  },
};
