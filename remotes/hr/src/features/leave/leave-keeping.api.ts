import type {
  AdjustLeave,
  AllocateLeave,
  BulkReport,
  EncashLeave,
  LeavePosted,
  YearEndPreview,
  YearEndQuery,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { CHANGED } from './leave.api.js';

const leaveKeepingApi = api.injectEndpoints({
  endpoints: (build) => ({
    adjustLeave: build.mutation<LeavePosted, Keyed<AdjustLeave>>({
      query: (adjusted) => ({ url: 'hr/leave/adjustments', method: 'POST', ...adjusted }),
      invalidatesTags: CHANGED,
    }),
    allocateLeave: build.mutation<BulkReport, Keyed<AllocateLeave>>({
      query: (allocated) => ({ url: 'hr/leave/allocations', method: 'POST', ...allocated }),
      invalidatesTags: CHANGED,
    }),
    encashLeave: build.mutation<LeavePosted, Keyed<EncashLeave>>({
      query: (paid) => ({ url: 'hr/leave/encashments', method: 'POST', ...paid }),
      invalidatesTags: CHANGED,
    }),
    previewYearEnd: build.query<YearEndPreview, YearEndQuery>({
      query: (params) => ({ url: 'hr/leave/year-end', params }),
      providesTags: ['Leave'],
    }),
    closeLeaveYear: build.mutation<YearEndPreview, Keyed<YearEndQuery>>({
      query: (closed) => ({ url: 'hr/leave/year-end', method: 'POST', ...closed }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useAdjustLeaveMutation,
  useAllocateLeaveMutation,
  useEncashLeaveMutation,
  usePreviewYearEndQuery,
  useCloseLeaveYearMutation,
} = leaveKeepingApi;
