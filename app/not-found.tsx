import type { Metadata } from 'next';
import { LandingFrame } from '@/components/landing/landing-frame';

export const metadata: Metadata = { title: 'Page not found | Roadfeed', robots: { index: false } };

/** Where no server runs this page itself leads home (spec 2: an unknown slug goes to the first page). */
export default function NotFound() {
  return (
    <LandingFrame>
      <meta httpEquiv="refresh" content="0; url=/" />
      <h1>There is no such page</h1>
      <p>
        <a href="/">All cameras</a>
      </p>
    </LandingFrame>
  );
}
