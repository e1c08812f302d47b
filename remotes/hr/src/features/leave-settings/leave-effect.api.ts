import type {
  LeavePolicyDraft,
  LeavePolicyEffect,
  LeaveTypeEffect,
  UpdateLeaveType,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const leaveEffectApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewLeaveType: build.query<LeaveTypeEffect, UpdateLeaveType & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/leave-types/${id}/preview`, method: 'POST', body }),
      providesTags: ['Leave'],
    }),
    previewLeavePolicy: build.query<LeavePolicyEffect, LeavePolicyDraft>({
      query: (body) => ({ url: 'hr/leave-policies/preview', method: 'POST', body }),
      providesTags: ['Leave'],
    }),
  }),
});

export const { usePreviewLeaveTypeQuery, usePreviewLeavePolicyQuery } = leaveEffectApi;
