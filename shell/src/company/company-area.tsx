import { connectApi, connectLiveEvents, useSession, type PortalStore } from '@atrium/sdk';
import { useEffect, useState } from 'react';
import { CompanyPage } from './company-page.js';

const connected = new WeakSet<PortalStore>();

function connectOnce(store: PortalStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  connectApi(store);
}

/** Everything below /{companyCode} but the sign-in pages: the part of the shell that caches server data. */
export default function CompanyArea({ store }: { store: PortalStore }) {
  useState(() => connectOnce(store));
  useLiveEvents(store);
  return <CompanyPage />;
}

function useLiveEvents(store: PortalStore): void {
  const userId = useSession().user?.id;
  useEffect(() => (userId ? connectLiveEvents(store) : undefined), [store, userId]);
}
