import type { Metadata } from 'next';
import { PlacesList } from '@/components/landing/places-list';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { coveredRegions } from '@/lib/locations/covered-regions';
import styles from './page.module.css';

export const metadata: Metadata = {
  title: 'Places with live traffic cameras | Roadfeed',
  description: 'The states and provinces whose live traffic cameras you can watch, and the agencies that publish them.',
};

export default function LocationsPage() {
  const regions = coveredRegions();
  return (
    <>
      <Header>
        <a href="/">All cameras</a>
      </Header>
      <main className={styles.main}>
        <h1>Places</h1>
        <p>Every state and province with an agency whose live cameras you can watch here.</p>
        <PlacesList title="United States" regions={regions.filter((region) => region.country === 'US')} />
        <PlacesList title="Canada" regions={regions.filter((region) => region.country === 'CA')} />
      </main>
      <Footer />
    </>
  );
}
