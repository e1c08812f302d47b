import {
  LEAVE_POLICY,
  LEAVE_TYPE,
  type LeavePolicyDraft,
  type LeavePolicyEffect,
  type LeaveTypeEffect,
  type UpdateLeaveType,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const leaveEffectApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewLeaveType: build.query<LeaveTypeEffect, UpdateLeaveType & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${LEAVE_TYPE.path}/${id}/preview`, method: 'POST', body }),
      providesTags: ['Leave'],
    }),
    previewLeavePolicy: build.query<LeavePolicyEffect, LeavePolicyDraft>({
      query: (body) => ({ url: `${LEAVE_POLICY.path}/preview`, method: 'POST', body }),
      providesTags: ['Leave'],
    }),
  }),
});

export const { usePreviewLeaveTypeQuery, usePreviewLeavePolicyQuery } = leaveEffectApi;
