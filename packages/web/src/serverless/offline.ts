/** Keeping the app for use without a connection. A new version comes whole, beside the one that is used, and takes its place when somebody says so. */
import { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { fileAt } from './site.ts';

interface Offline {
  /** `none`: this browser, or this address, has no service workers */
  readonly state: 'none' | 'keeping' | 'kept' | 'failed';
  /** another version is kept, and waits */
  readonly isNewer: boolean;
}

export const useOffline = create<Offline>(() => ({ state: 'none', isNewer: false }));

let workbox: Workbox | null = null;

/** Begins, once. */
export function keepOffline(): void {
  if (workbox !== null || !('serviceWorker' in navigator)) return;
  const own = new Workbox(fileAt('service-worker.js').href);
  workbox = own;
  const { controller } = navigator.serviceWorker;
  useOffline.setState({ state: controller === null ? 'keeping' : 'kept' });
  own.addEventListener('activated', () => useOffline.setState({ state: 'kept' }));
  own.addEventListener('waiting', () => useOffline.setState({ isNewer: true }));
  // of a new version that did not come whole nothing is used
  own.addEventListener('redundant', ({ isUpdate }) => {
    if (isUpdate !== true) useOffline.setState({ state: 'failed' });
  });
  own
    .register({ immediate: true })
    .catch(() => useOffline.setState({ state: controller === null ? 'failed' : 'kept' }));
}

/** Has the new version take the place of the old, and opens the page anew. Other tabs go on as they are until they are opened anew. */
export function takeNewer(): void {
  if (workbox === null) return;
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
}
