import type { ApprovalPlan, SavePlan, TriedPlan, TryPlan } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const approvalPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApprovalPlans: build.query<{ items: ApprovalPlan[] }, void>({
      query: () => ({ url: 'request-plans' }),
      providesTags: ['ApprovalPlan', 'Language'],
    }),
    saveApprovalPlan: build.mutation<ApprovalPlan, SavePlan & { kind: string }>({
      query: ({ kind, ...body }) => ({ url: `request-plans/${kind}`, method: 'PUT', body }),
      invalidatesTags: ['ApprovalPlan'],
    }),
    tryApprovalPlan: build.mutation<TriedPlan, TryPlan & { kind: string }>({
      query: ({ kind, ...body }) => ({ url: `request-plans/${kind}/try`, method: 'POST', body }),
    }),
  }),
});

export const { useListApprovalPlansQuery, useSaveApprovalPlanMutation, useTryApprovalPlanMutation } =
  approvalPlanApi;
