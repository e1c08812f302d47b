import { lazyPage } from '@atrium/sdk';
import type { ComponentType } from 'react';
import type { SetupTab } from '../../shared/setup-tabs.data.js';
import { useShownTab } from './use-setup-tabs.js';

const PAGES: Record<SetupTab, ComponentType> = {
  components: lazyPage(() => import('./component.page.js')),
  structures: lazyPage(() => import('./structure.page.js')),
  groups: lazyPage(() => import('./group.page.js')),
  salaries: lazyPage(() => import('./salary.page.js')),
  adjustments: lazyPage(() => import('./adjustment.page.js')),
  loans: lazyPage(() => import('./loan.page.js')),
  claims: lazyPage(() => import('./claim.page.js')),
  claimTypes: lazyPage(() => import('./claim-type.page.js')),
  packs: lazyPage(() => import('./pack.page.js')),
  company: lazyPage(() => import('./company.page.js')),
};

/** What people are paid by: components, structures, groups, salaries, adjustments and claims, each in a tab. */
export default function SetupPage() {
  const Shown = PAGES[useShownTab()];
  return <Shown />;
}
