import type { Maintenance } from '@atrium/contracts';
import { fetchSession, t, usePortalStore } from '@atrium/sdk';
import { Cover } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { MaintenanceNotice } from './maintenance-notice.js';
import { getMaintenance } from './maintenance.api.js';

const ASK_EVERY_MS = 5_000;

/**
 * Covers every page while the portal is closed. The page below stays, and its calls are sent when the portal is open
 * again.
 */
export default function MaintenanceCover() {
  const store = usePortalStore();
  const [state, setState] = useState<Maintenance | null>(null);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const found = await getMaintenance().catch(() => null);
      if (over) return;
      if (found?.on === false) void store.dispatch(fetchSession());
      else if (found) setState(found);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [store]);
  return (
    <Cover label={t('The portal is closed for maintenance')}>
      <MaintenanceNotice state={state} />
    </Cover>
  );
}
