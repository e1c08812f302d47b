import { lazyPage } from '@atrium/sdk';
import { useShownTab } from './use-setup-tabs.js';

const PAGES = {
  components: lazyPage(() => import('../component/component.page.js')),
};

/** What people are paid by: components, structures, groups, salaries and adjustments, each in a tab. */
export default function SetupPage() {
  const Shown = PAGES[useShownTab()];
  return <Shown />;
}
