import type { Maintenance } from '@atrium/contracts';
import { fetchSession, t, usePortalStore } from '@atrium/sdk';
import { Cover } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { MaintenanceNotice } from './maintenance-notice.js';
import { getMaintenance } from './maintenance.api.js';

const ASK_EVERY_MS = 5_000;

/** Over every page while the portal is closed; what is below stays, and its calls go out when the portal is back. */
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
    <Cover label={t('We are working on the portal')}>
      <MaintenanceNotice state={state} />
    </Cover>
  );
}
