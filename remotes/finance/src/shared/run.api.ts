import {
  PAY_RUN,
  PAY_SLIP,
  type OwnSlip,
  type OwnSlips,
  type PayRunCheck,
  type PaySlipDetail,
  type Reminded,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

const ALSO = { also: [PAY_RUN.tag, PAY_SLIP.tag, 'Request', 'Badge'] } as const;

/** What is done to a run changes its payslips, and the other way round. */
export const runApi = recordApi(PAY_RUN, ALSO);
export const slipApi = recordApi(PAY_SLIP, ALSO);

const payrollRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkRun: build.query<PayRunCheck, string>({
      query: (id) => ({ url: `${PAY_RUN.path}/${id}/check` }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag, 'Employee', 'Setting', 'User'],
    }),
    remindOfRun: build.mutation<Reminded, string>({
      query: (id) => ({ url: `${PAY_RUN.path}/${id}/remind`, method: 'POST' }),
      invalidatesTags: [PAY_RUN.tag],
    }),
    getSlipDetail: build.query<PaySlipDetail, string>({
      query: (id) => ({ url: `${PAY_SLIP.path}/${id}/detail` }),
      providesTags: [PAY_RUN.tag, PAY_SLIP.tag],
    }),
    listOwnSlips: build.query<OwnSlips, void>({
      query: () => ({ url: 'finance/own/slips' }),
      providesTags: [PAY_SLIP.tag],
    }),
    getOwnSlip: build.query<OwnSlip, string>({
      query: (id) => ({ url: `finance/own/slips/${id}` }),
      providesTags: [PAY_SLIP.tag],
    }),
    markOwnSlipSeen: build.mutation<{ done: true }, string>({
      query: (id) => ({ url: `finance/own/slips/${id}/seen`, method: 'POST' }),
      invalidatesTags: [PAY_SLIP.tag, 'NextStep'],
    }),
  }),
});

export const {
  useCheckRunQuery,
  useRemindOfRunMutation,
  useGetSlipDetailQuery,
  useListOwnSlipsQuery,
  useGetOwnSlipQuery,
  useMarkOwnSlipSeenMutation,
} = payrollRunApi;
