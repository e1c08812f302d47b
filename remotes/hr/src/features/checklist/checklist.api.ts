import {
  EMPLOYEE,
  CHECKLIST_ITEM,
  type Checklist,
  type ChecklistStep,
  type ChecklistSteps,
  type TickChecklist,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const checklistItemApi = recordApi(CHECKLIST_ITEM);

const TAG = 'Checklist';

const checklistApi = api.injectEndpoints({
  endpoints: (build) => ({
    addUsualItems: build.mutation<{ added: number }, void>({
      query: () => ({ url: `${CHECKLIST_ITEM.path}/usual`, method: 'POST', body: {} }),
      invalidatesTags: [CHECKLIST_ITEM.tag],
    }),
    getChecklist: build.query<ChecklistSteps, string>({
      query: (id) => ({ url: `${EMPLOYEE.path}/${id}/checklist` }),
      providesTags: [TAG],
    }),
    getOwnChecklist: build.query<ChecklistSteps, void>({
      query: () => ({ url: 'hr/employment/checklist' }),
      providesTags: [TAG],
    }),
    startChecklist: build.mutation<ChecklistSteps, { id: string; checklist: Checklist }>({
      query: ({ id, checklist }) => ({
        url: `${EMPLOYEE.path}/${id}/checklist`,
        method: 'POST',
        body: { checklist },
      }),
      invalidatesTags: [TAG],
    }),
    tickChecklist: build.mutation<ChecklistStep, TickChecklist & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/checklist-steps/${id}/tick`, method: 'POST', body }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useAddUsualItemsMutation,
  useGetChecklistQuery,
  useGetOwnChecklistQuery,
  useStartChecklistMutation,
  useTickChecklistMutation,
} = checklistApi;
