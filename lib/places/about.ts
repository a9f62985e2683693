import { parseRoads, type Place } from './place';
import { getState, getStateAgency } from './places';

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

function agencySentence(place: Place): string {
  const { agency, service } = getStateAgency(place.code);
  const state = place.code === 'DC' ? 'the District' : getState(place).name;
  return `The highways of ${state} belong to the ${agency}. Closures, crashes, and road work are on ${service}.`;
}

export function aboutParagraphs(place: Place): string[] {
  const roads = `The roads to look at before a drive here: ${listFormat.format(parseRoads(place))}.`;
  return [place.traffic, place.watch, roads, agencySentence(place)];
}
