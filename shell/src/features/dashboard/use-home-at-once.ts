import { askHome, usePortalStore } from '@atrium/sdk';
import { dayOf } from '@atrium/ui';
import { useState } from 'react';
import { browserZone } from '../../language/browser-zone.js';
import { listNextSteps } from './next-steps.api.js';

/**
 * Asks for what all cards show in one request, before they ask. The first page has it from index.html, and who comes
 * back soon still has it all.
 */
export function useHomeAtOnce(): void {
  const store = usePortalStore();
  useState(() => {
    // `connectApi` has put the cache into the store, whose own type does not include it.
    const state = store.getState() as object as Parameters<ReturnType<typeof listNextSteps.select>>[0];
    if (listNextSteps.select()(state).isUninitialized) {
      askHome({ day: dayOf(new Date()), zone: browserZone() });
    }
  });
}
