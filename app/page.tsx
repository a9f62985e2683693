import { JsonLd } from '@/components/landing/json-ld';
import { StatesIndex } from '@/components/landing/states-index';
import { ThemeProvider } from '@/components/settings/theme-provider';
import { Viewer } from '@/components/viewer/viewer';
import { formatCameras, formatDay } from '@/lib/places/claims';
import { homeGraph } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { LOADING_SEEN_SCRIPT } from '@/lib/settings/loading-seen';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import { loadInventoryOf, loadSnapshot } from './snapshot';
import styles from './page.module.css';
import './themes.css';

export const metadata = pageMetadata({
  title: 'Live traffic cameras of the United States and Canada',
  description:
    'Watch live traffic cameras from 511 systems and transportation departments across the United States and Canada. Free, no account needed.',
  path: '/',
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
});

export default async function HomePage() {
  const [snapshot, inventoryOf] = await Promise.all([loadSnapshot(), loadInventoryOf()]);
  return (
    <>
      <script>{THEME_SCRIPT}</script>
      <script>{LOADING_SEEN_SCRIPT}</script>
      <ThemeProvider>
        <Viewer>
          <section className={styles.intro}>
            <h1>Live traffic cameras</h1>
            <p>
              Watch the roads of the United States and Canada through the public cameras of 511 systems and
              transportation departments
              {snapshot && `, ${formatCameras(snapshot.cameras.length)} as of ${formatDay(snapshot.changedAt)}`}.{' '}
              <a href="/locations">Browse places</a>
            </p>
            <StatesIndex inventoryOf={inventoryOf} />
          </section>
          <JsonLd thing={homeGraph()} />
        </Viewer>
      </ThemeProvider>
    </>
  );
}
