import { JsonLd } from '@/components/landing/json-ld';
import type { IntroText } from '@/components/shell/intro';
import { Home } from '@/components/viewer/home';
import { countNote, formatCameras, formatDay } from '@/lib/places/claims';
import { getNewYorkCity, STATES } from '@/lib/places/places';
import { homeGraph } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LOADING_SEEN_SCRIPT } from '@/lib/settings/loading-seen';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import { loadInventoryOf, loadSnapshot } from './snapshot';
import './themes.css';

export const metadata = pageMetadata({
  title: 'Live traffic cameras of the United States and Canada',
  description:
    'Watch live traffic cameras from 511 systems and transportation departments across the United States and Canada. Free, no account needed.',
  path: '/',
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
});

/** The states with cameras; all of them if nothing was synced. */
async function readIntro(): Promise<IntroText> {
  const [snapshot, inventoryOf] = await Promise.all([loadSnapshot(), loadInventoryOf()]);
  const places = [getNewYorkCity(), ...STATES].filter((place) => inventoryOf(place).kind !== 'empty');
  return {
    count: snapshot && `${formatCameras(snapshot.cameras.length)} as of ${formatDay(snapshot.changedAt)}`,
    places: places.map((place) => ({
      href: place.canonicalPath,
      name: place.name,
      note: countNote(place, inventoryOf),
    })),
  };
}

export default async function HomePage() {
  const intro = await readIntro();
  return (
    <>
      <script>{THEME_SCRIPT}</script>
      <script>{LOADING_SEEN_SCRIPT}</script>
      <div id="home" data-intro={JSON.stringify(intro)}>
        <Home intro={intro} />
      </div>
      <JsonLd thing={homeGraph()} />
    </>
  );
}
