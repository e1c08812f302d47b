import { t, useCan, useCompanyPath } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';

/** The tabs of the page for whoever checks declarations; others have their own alone. */
export function useDeclarationTabs(shown: 'own' | 'queue'): LinkTab[] | undefined {
  const path = useCompanyPath();
  const checks = useCan('finance', 'payroll', 'read');
  if (!checks) return undefined;
  return [
    { label: t('My declaration'), to: path('payroll/declarations'), current: shown === 'own' },
    { label: t('To check'), to: path('payroll/declarations?tab=queue'), current: shown === 'queue' },
  ];
}
