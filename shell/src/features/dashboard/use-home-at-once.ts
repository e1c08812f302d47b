import { askHome } from '@atrium/sdk';
import { dayOf } from '@atrium/ui';
import { useState } from 'react';
import { browserZone } from '../../language/browser-zone.js';
import { listNextSteps } from './next-steps.api.js';

/**
 * Asks for what all cards show in one request, before they ask. The first page has it from index.html, and who comes
 * back soon still has it all.
 */
export function useHomeAtOnce(): void {
  const { isUninitialized } = listNextSteps.useQueryState();
  useState(() => {
    if (isUninitialized) askHome({ day: dayOf(new Date()), zone: browserZone() });
  });
}
