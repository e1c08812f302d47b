import {
  PAY_RUN,
  PAY_SLIP,
  TAX_CHALLAN,
  type PayRegister,
  type PayRegisterQuery,
  type TaxQuarterStatement,
  type TaxStatementQuery,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const challanApi = recordApi(TAX_CHALLAN);

/** Where files of a quarter are taken. */
export const STATEMENT_FILE_URL = 'finance/tax-statements/file';

/** Where registers are taken as files. */
export const REGISTER_FILE_URL = 'finance/registers/file';

const registersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayRegister: build.query<PayRegister, PayRegisterQuery>({
      query: (params) => ({ url: 'finance/registers', params }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag],
    }),
    getTaxStatement: build.query<TaxQuarterStatement, TaxStatementQuery>({
      query: (params) => ({ url: 'finance/tax-statements', params }),
      providesTags: [TAX_CHALLAN.tag, PAY_RUN.tag, PAY_SLIP.tag, 'Setting', 'Employee'],
    }),
  }),
});

export const { useGetPayRegisterQuery, useGetTaxStatementQuery } = registersApi;
