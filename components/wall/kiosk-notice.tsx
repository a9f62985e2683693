'use client';

import { useEffect, useRef } from 'react';
import { reloadWhenReachable } from '@/lib/wall/site-build';
import styles from './kiosk.module.css';
import { useKioskKeys } from './use-kiosk-keys';

function Reloader({ text }: { text: string }) {
  useEffect(reloadWhenReachable, []);
  return <p role="status">{text}</p>;
}

const nothing = () => undefined;

interface KioskNoticeProps {
  isLoading: boolean;
  isBroken: boolean;
  onLeave: () => void;
}

/** A kiosk without cameras. */
export function KioskNotice({ isLoading, isBroken, onLeave }: KioskNoticeProps) {
  const boxRef = useRef<HTMLElement>(null);
  useKioskKeys({
    boxRef,
    columns: 1,
    onChoose: nothing,
    onTurn: nothing,
    onNumber: nothing,
    onIdle: nothing,
    onBack: onLeave,
  });
  return (
    <main ref={boxRef} className={styles.kiosk} aria-label="Kiosk">
      <div className={styles.notice}>
        {isLoading ? (
          <p role="status">Loading cameras...</p>
        ) : (
          <Reloader
            text={isBroken ? 'The cameras did not load. Trying again.' : 'No cameras here now. Looking again.'}
          />
        )}
      </div>
    </main>
  );
}
