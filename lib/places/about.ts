import { findBorderingStates, findCitiesAround } from './nearby';
import { parseRoads, type Place } from './place';
import { getState, getStateAgency } from './places';

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const parseCount = (count: string): number => Number(count.replace(/[,+]/g, ''));

function roadsParagraph(place: Place): string {
  const areas = place.coverageAreas;
  const [largest] = [...areas].sort((a, b) => parseCount(b.cameras) - parseCount(a.cameras));
  const roads = `Major roads on camera: ${listFormat.format(parseRoads(place))}.`;
  if (largest === undefined) return roads;
  return `${roads} The densest of the ${areas.length} areas is ${largest.area} with up to ${largest.cameras} views (${largest.highlights}).`;
}

function onwardSentence(place: Place): string {
  if (place.type !== 'state') {
    const near = findCitiesAround(place).slice(0, 3);
    if (near.length === 0) return '';
    return ` In a straight line, it is ${listFormat.format(near.map(({ place: { name }, miles = 0 }) => `${miles} miles to ${name}`))}.`;
  }
  const borders = findBorderingStates(place).map(({ name }) => name);
  if (borders.length === 0) return '';
  return borders.length === 1
    ? ` Neighboring ${listFormat.format(borders)} has its own page.`
    : ` Neighboring ${listFormat.format(borders)} have their own pages.`;
}

function agencyParagraph(place: Place): string {
  const { agency, service } = getStateAgency(place.code);
  const owner = `State highways in ${getState(place).name} are maintained by the ${agency}; its traveler service is ${service}.`;
  return `${owner}${onwardSentence(place)}`;
}

export function aboutParagraphs(place: Place): string[] {
  return [place.traffic, place.watch, roadsParagraph(place), agencyParagraph(place)];
}
