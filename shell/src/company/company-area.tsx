import '@atrium/ui/app.scss';
import { connectApi, connectLiveEvents, usePortalStore, useSession, type PortalStore } from '@atrium/sdk';
import { addIcons, APP_ICONS } from '@atrium/ui';
import { useEffect } from 'react';
import { connectionSlice } from '../chrome/connection.slice.js';
import { CompanyPage } from './company-page.js';

addIcons(APP_ICONS);

const connected = new WeakSet<PortalStore>();

/** Before the first component that queries, and outside of rendering, since it dispatches. */
export function connectOnce(store: PortalStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  connectApi(store);
  store.injectSlice(connectionSlice);
}

/** Everything below /{companyCode} but the sign-in pages: the part of the shell that caches server data. */
export default function CompanyArea() {
  useLiveEvents();
  return <CompanyPage />;
}

function useLiveEvents(): void {
  const store = usePortalStore();
  const userId = useSession().user?.id;
  useEffect(() => (userId ? connectLiveEvents(store) : undefined), [store, userId]);
}
