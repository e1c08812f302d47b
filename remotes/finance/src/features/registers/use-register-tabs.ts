import { t, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';

export type RegisterTab = 'registers' | 'statement' | 'challans';

/** The tabs of the page with the registers, and on which deducted tax is stated. */
export function useRegisterTabs(shown: RegisterTab): LinkTab[] {
  const path = useCompanyPath();
  return [
    { label: t('Registers'), to: path('payroll/registers'), current: shown === 'registers' },
    { label: t('Form 138'), to: path('payroll/registers?tab=statement'), current: shown === 'statement' },
    { label: t('Challans'), to: path('payroll/registers?tab=challans'), current: shown === 'challans' },
  ];
}
