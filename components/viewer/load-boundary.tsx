'use client';

import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** Stands in the place of a part whose code did not come, or that broke down. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the rest of the screen when one part of it cannot be shown: its code is loaded only when it is opened, and by then
 * the connection may be gone, or a newer version of the site may have taken the place of the file.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
