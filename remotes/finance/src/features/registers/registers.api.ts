import {
  PAY_RUN,
  PAY_SLIP,
  TAX_CHALLAN,
  type TaxQuarterStatement,
  type TaxStatementQuery,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const challanApi = recordApi(TAX_CHALLAN);

/** Where files of a quarter are taken. */
export const STATEMENT_FILE_URL = 'finance/tax-statements/file';

const registersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTaxStatement: build.query<TaxQuarterStatement, TaxStatementQuery>({
      query: (params) => ({ url: 'finance/tax-statements', params }),
      providesTags: [TAX_CHALLAN.tag, PAY_RUN.tag, PAY_SLIP.tag, 'Setting', 'Employee'],
    }),
  }),
});

export const { useGetTaxStatementQuery } = registersApi;
