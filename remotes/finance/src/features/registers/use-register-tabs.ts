import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';

export type RegisterTab = 'statement' | 'challans';

/** The tabs of the page on which deducted tax is stated. */
export function useRegisterTabs(shown: RegisterTab): LinkTab[] {
  const path = useCompanyPath();
  return [
    { label: t('Form 138'), to: path('payroll/registers'), current: shown === 'statement' },
    { label: t('Challans'), to: path('payroll/registers?tab=challans'), current: shown === 'challans' },
  ];
}
