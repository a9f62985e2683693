import { JsonLd } from '@/components/landing/json-ld';
import { Home } from '@/components/viewer/home';
import { countOf } from '@/lib/core/format-count';
import { formatDate } from '@/lib/places/claims';
import { homeGraph } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { DENSITY_SCRIPT } from '@/lib/settings/density';
import { LOADING_SEEN_SCRIPT } from '@/lib/settings/loading-seen';
import { START_SCRIPT } from '@/lib/settings/start-screen';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import { loadSite } from './snapshot';
import './themes.css';

export const metadata = pageMetadata({
  name: 'Live traffic cameras of the United States and Canada',
  description:
    'Watch live traffic cameras from 511 systems and transportation departments across the United States and Canada. Free, no account needed.',
  path: '/',
});

export default async function HomePage() {
  const { snapshot } = await loadSite();
  const intro = {
    count: snapshot && `${countOf(snapshot.cameras.length, 'camera')} as of ${formatDate(snapshot.changedAt)}`,
  };
  return (
    <>
      <script>{THEME_SCRIPT}</script>
      <script>{START_SCRIPT}</script>
      <script>{DENSITY_SCRIPT}</script>
      <script>{LOADING_SEEN_SCRIPT}</script>
      <div id="home" data-intro={JSON.stringify(intro)}>
        <Home intro={intro} />
      </div>
      <JsonLd thing={homeGraph()} />
    </>
  );
}
