import { t, useCompanyPath } from '@atrium/sdk';
import { useSearchParams, type LinkTab } from '@atrium/ui';
import { SETUP_TABS, type SetupTab } from '../../shared/setup-tabs.data.js';

const isTab = (name: string | null): name is SetupTab => SETUP_TABS.some((tab) => tab === name);

/** Which tab of the page is shown; the first one where the address names none. */
export function useShownTab(): SetupTab {
  const tab = useSearchParams()[0].get('tab');
  return isTab(tab) ? tab : SETUP_TABS[0];
}

/** The address of a tab. */
export const useSetupPath = (tab: SetupTab): string => useCompanyPath()(`payroll/form?tab=${tab}`);

/** The tabs of the page on which pay is set up. */
export function useSetupTabs(): LinkTab[] {
  const path = useCompanyPath();
  const shown = useShownTab();
  const labels: Record<SetupTab, string> = {
    components: t('Components'),
    structures: t('Structures'),
    groups: t('Groups'),
    salaries: t('Salaries'),
    adjustments: t('Adjustments'),
    loans: t('Loans'),
    claims: t('Claims'),
    claimTypes: t('Claim components'),
    packs: t('Rules of the law'),
    company: t('Company numbers'),
  };
  return SETUP_TABS.map((tab) => ({
    label: labels[tab],
    to: path(`payroll/form?tab=${tab}`),
    current: tab === shown,
  }));
}
