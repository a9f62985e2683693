import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { privacySignal } from '@/lib/analytics/track';
import { readStored, writeStored } from '@/lib/settings/local-store';
import { usageConsent } from '@/lib/settings/settings';
import styles from './consent-line.module.css';

/** True once per browser; records "no" until the visitor agrees. */
const mayAsk = (): boolean =>
  privacySignal() === null && readStored('shareUsage') === null && writeStored('shareUsage', 'false');

const NoLine = () => null;

/** Call from an initializer, not while rendering: it records the answer "no". */
export const chooseConsentLine = () => (mayAsk() ? ConsentLine : NoLine);

function ConsentLine() {
  const [isAsking, setAsking] = useState(true);
  if (!isAsking) return null;
  const answer = (isAgreed: boolean) => {
    usageConsent.set(isAgreed);
    setAsking(false);
  };
  return (
    <section className={styles.line} aria-label="Anonymous usage">
      <p>
        Share anonymous usage data with this site’s operator? No names, no cookies. <a href="/privacy">Privacy</a>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => answer(false)}>No</Button>
        <Button onClick={() => answer(true)}>Share</Button>
      </div>
    </section>
  );
}
