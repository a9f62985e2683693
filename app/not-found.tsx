import type { Metadata } from 'next';
import { LandingFrame } from '@/components/landing/landing-frame';

export const metadata: Metadata = { title: 'Page not found | Roadfeed', robots: { index: false } };

/** Static hosts cannot redirect unknown addresses, so this page does. */
export default function NotFound() {
  return (
    <LandingFrame>
      <meta httpEquiv="refresh" content="0; url=/" />
      <h1>Page not found</h1>
      <p>
        <a href="/">All cameras</a>
      </p>
    </LandingFrame>
  );
}
