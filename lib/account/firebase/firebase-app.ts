import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { AccountConfig } from '../read-account-config';

export function openFirebaseApp({ apiKey, authDomain, projectId, appId, measurementId }: AccountConfig): FirebaseApp {
  const [app] = getApps();
  return app ?? initializeApp({ apiKey, authDomain, projectId, appId, ...(measurementId && { measurementId }) });
}
