import { t, toast } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ConnectionState } from './connection.slice.js';

/** Says that the page may be outdated. It disappears when live events are back. */
export function OfflineBanner() {
  const lost = useSelector((state: { connection: ConnectionState }) => state.connection.lost);
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) toast.success(t('The connection is back.'));
    wasLost.current = lost;
  }, [lost]);
  if (!lost) return null;
  return (
    <div className="p-2">
      <Note tone="warning" live>
        {t(
          'The portal cannot be reached. This page may be out of date; it refreshes when you are back online.',
        )}
      </Note>
    </div>
  );
}
