import type { LeaveTypeEffect, UpdateLeaveType } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const leaveTypeEffectApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewLeaveType: build.query<LeaveTypeEffect, UpdateLeaveType & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/leave-types/${id}/preview`, method: 'POST', body }),
      providesTags: ['Leave'],
    }),
  }),
});

export const { usePreviewLeaveTypeQuery } = leaveTypeEffectApi;
