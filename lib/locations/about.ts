import { stateOf } from './catalog';
import { roadsOf, type Location } from './location';
import { borderingStates, citiesAround } from './nearby';
import { stateAgencyOf } from './state-agency';

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

/** Count as a number: `1,000+` is 1000. */
function numberOf(count: string): number {
  return Number(count.replace(/[,+]/g, ''));
}

function roadsParagraph(location: Location): string {
  const areas = location.coverageAreas;
  const [largest] = [...areas].sort((a, b) => numberOf(b.cameras) - numberOf(a.cameras));
  const roads = `Major roads on camera: ${listOf.format(roadsOf(location))}.`;
  if (largest === undefined) return roads;
  return `${roads} The densest of the ${areas.length} areas is ${largest.area} with up to ${largest.cameras} views (${largest.highlights}).`;
}

/** Where a trip goes on from here. */
function onwardSentence(location: Location): string {
  if (location.type !== 'state') {
    const near = citiesAround(location).slice(0, 3);
    if (near.length === 0) return '';
    return ` By air it is ${listOf.format(near.map(({ location: { name }, miles = 0 }) => `${miles} miles to ${name}`))}.`;
  }
  const borders = borderingStates(location).map(({ name }) => name);
  return borders.length === 0 ? '' : ` Trips go on to ${listOf.format(borders)}, which have pages of their own.`;
}

function agencyParagraph(location: Location): string {
  const { agency, service } = stateAgencyOf(location.code);
  const state = stateOf(location).name;
  const owner = `State highways in ${state} are in the care of the ${agency}; its traveler service is ${service}.`;
  return `${owner}${onwardSentence(location)}`;
}

/** The four paragraphs of "About" (spec 2): two written for the place, two from its facts. */
export function aboutParagraphs(location: Location): string[] {
  return [location.traffic, location.watch, roadsParagraph(location), agencyParagraph(location)];
}
