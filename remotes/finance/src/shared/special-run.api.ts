import {
  PAY_ADJUSTMENT,
  PAY_LOAN,
  PAY_RUN,
  PAY_SLIP,
  type AddRunLine,
  type CorrectSlip,
  type OpenSettlement,
  type PayAdjustment,
  type PayRun,
  type SpreadClawback,
  type StartOffCycle,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const OF_RUNS = [PAY_RUN.tag, PAY_SLIP.tag];

const specialRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    startOffCycle: build.mutation<PayRun, Keyed<StartOffCycle>>({
      query: (given) => ({ url: 'finance/off-cycle-runs', method: 'POST', ...given }),
      invalidatesTags: OF_RUNS,
    }),
    openSettlement: build.mutation<PayRun, Keyed<OpenSettlement>>({
      query: (given) => ({ url: 'finance/settlements', method: 'POST', ...given }),
      invalidatesTags: OF_RUNS,
    }),
    correctSlip: build.mutation<PayRun, Keyed<CorrectSlip> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `${PAY_SLIP.path}/${id}/correction`, method: 'POST', ...given }),
      invalidatesTags: OF_RUNS,
    }),
    spreadClawback: build.mutation<{ done: true }, { id: string; body: SpreadClawback }>({
      query: ({ id, body }) => ({ url: `${PAY_SLIP.path}/${id}/spread`, method: 'POST', body }),
      invalidatesTags: [...OF_RUNS, PAY_LOAN.tag],
    }),
    addRunLine: build.mutation<PayAdjustment, Keyed<AddRunLine> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `${PAY_RUN.path}/${id}/lines`, method: 'POST', ...given }),
      invalidatesTags: [...OF_RUNS, PAY_ADJUSTMENT.tag],
    }),
  }),
});

export const {
  useStartOffCycleMutation,
  useOpenSettlementMutation,
  useCorrectSlipMutation,
  useAddRunLineMutation,
  useSpreadClawbackMutation,
} = specialRunApi;
