import { PAY_RUN, PAY_SLIP, type RunPayees, type RunPayeesQuery, type RunPayments } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRunPayments: build.query<RunPayments, string>({
      query: (run) => ({ url: `${PAY_RUN.path}/${run}/payments` }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag, 'Employee'],
    }),
    getRunPayees: build.query<RunPayees, RunPayeesQuery & { run: string }>({
      query: ({ run, ...params }) => ({ url: `${PAY_RUN.path}/${run}/payees`, params }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag],
    }),
  }),
});

export const { useGetRunPaymentsQuery } = paymentsApi;
const { useGetRunPayeesQuery } = paymentsApi;

/** People of a run whom a step takes, by name. */
export function payeesOf(run: string, which: Omit<RunPayeesQuery, 'search'>): UseOffers {
  return function useOffers(search) {
    const { data } = useGetRunPayeesQuery({ run, ...which, ...(search && { search }) });
    return (data?.items ?? []).map(({ id, name, code }) => ({ id, name, note: code }));
  };
}
