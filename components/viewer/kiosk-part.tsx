'use client';

import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { CatalogState } from '@/lib/catalog/catalog';
import { reloadWhenReachable } from '@/lib/wall/site-build';

const KioskView = lazy(async () => ({ default: (await import('./kiosk-view')).KioskView }));

/** Loads the page anew after an error, for which a lost network or a new build is the usual cause, once the site answers. */
class SelfHealing extends Component<{ children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  private stop: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.stop ??= reloadWhenReachable();
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  override render() {
    return this.state.isBroken ? (
      <p role="alert">The kiosk stopped. It starts again in a minute.</p>
    ) : (
      this.props.children
    );
  }
}

interface KioskPartProps {
  catalog: CatalogState;
  seed: number;
}

/** The kiosk of the address. Its code comes with it. */
export function KioskPart(props: KioskPartProps) {
  return (
    <SelfHealing>
      <Suspense fallback={null}>
        <KioskView {...props} />
      </Suspense>
    </SelfHealing>
  );
}
