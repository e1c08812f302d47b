import { PAY_LOAN, PAY_RUN, type LoanLedger, type OwnLoans } from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

/** A run says whose loan has changed since it was computed. */
export const loanApi = recordApi(PAY_LOAN, { also: [PAY_RUN.tag] });

const loanLedgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoanLedger: build.query<LoanLedger, string>({
      query: (id) => ({ url: `${PAY_LOAN.path}/${id}/ledger` }),
      providesTags: [PAY_LOAN.tag],
    }),
    listOwnLoans: build.query<OwnLoans, void>({
      query: () => ({ url: 'finance/own/loans' }),
      providesTags: [PAY_LOAN.tag],
    }),
  }),
});

export const { useGetLoanLedgerQuery, useListOwnLoansQuery } = loanLedgerApi;
