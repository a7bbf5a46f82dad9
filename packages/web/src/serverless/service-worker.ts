/** Keeps the files of the app, all of one version or none: with one that cannot be fetched the new version is dropped, and the old goes on. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What of its scope is used; the types of pages do not know it. */
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
};
/** The files, each with what tells its versions apart; null where its name does. Written by the build. */
declare const FILES: readonly { url: string; revision: string | null }[];

precacheAndRoute([...FILES]);
cleanupOutdatedCaches();
// every room is in the one file of HTML, whatever the query says
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') self.skipWaiting().catch(() => undefined);
});
