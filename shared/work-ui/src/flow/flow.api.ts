import {
  FLOW_TAG,
  TASK,
  type FlowUsage,
  type ResetFlow,
  type SaveFlow,
  type TaskFlows,
  type TaskTab,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const flowApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTaskFlows: build.query<TaskFlows, void>({
      query: () => ({ url: 'task-flows' }),
      providesTags: [FLOW_TAG],
    }),
    getFlowUsage: build.query<FlowUsage, TaskTab | null>({
      query: (tab) => ({ url: 'task-flows/usage', params: { tab: tab ?? undefined } }),
      providesTags: [FLOW_TAG, TASK.tag],
    }),
    saveFlow: build.mutation<TaskFlows, SaveFlow>({
      query: (body) => ({ url: 'task-flows', method: 'PUT', body }),
      invalidatesTags: [FLOW_TAG, TASK.tag],
    }),
    resetFlow: build.mutation<TaskFlows, ResetFlow>({
      query: (body) => ({ url: 'task-flows/reset', method: 'POST', body }),
      invalidatesTags: [FLOW_TAG, TASK.tag],
    }),
  }),
});

export const { useListTaskFlowsQuery, useGetFlowUsageQuery, useSaveFlowMutation, useResetFlowMutation } =
  flowApi;
