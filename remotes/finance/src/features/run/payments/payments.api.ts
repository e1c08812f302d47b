import { PAY_RUN, PAY_SLIP, type RunPayments } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';
import { slipApi } from '../../../shared/run.api.js';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRunPayments: build.query<RunPayments, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/payments` }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag, 'Employee'],
    }),
  }),
});

export const { useGetRunPaymentsQuery } = paymentsApi;

const OFFERED = 20;

/** People of a run by name: who are not paid, or who are. */
export function peopleOf(run: string, state: 'locked' | 'paid'): UseOffers {
  return function useOffers(search) {
    const { data } = slipApi.useList({ run, state, search: search || undefined, limit: OFFERED });
    return (data?.items ?? []).map(({ employee, code }) => ({
      id: employee.id,
      name: employee.name,
      note: code,
    }));
  };
}
