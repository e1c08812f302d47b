import { useCompanyPath } from '@atrium/sdk';
import type { SetupTab } from './setup-tabs.data.js';

/** Addresses of the pages of payroll. */
export function usePayrollPaths() {
  const path = useCompanyPath();
  return {
    table: path('payroll/table'),
    run: (id: string) => path(`payroll/table?open=${id}`),
    slip: (run: string, id: string) => path(`payroll/table?open=${run}&slip=${id}`),
    setup: (tab: SetupTab) => path(`payroll/form?tab=${tab}`),
  };
}
