import { Viewer } from '@/components/viewer/viewer';
import { LOADING_SEEN_SCRIPT } from '@/lib/settings/loading-seen';
import styles from './page.module.css';

export default function HomePage() {
  return (
    <>
      <script>{LOADING_SEEN_SCRIPT}</script>
      <Viewer>
        <section className={styles.intro}>
          <h1>Live traffic cameras</h1>
          <p>
            Watch the roads of the United States and Canada through the public cameras of 511 systems and transport
            departments. <a href="/locations">Browse places</a>
          </p>
        </section>
      </Viewer>
    </>
  );
}
