import type {
  ApproveRequests,
  AskCorrection,
  AttendanceCorrection,
  BulkReport,
  CorrectionPreview,
  CorrectionQuery,
  CorrectionsLeft,
  DecideRequest,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { CHANGED } from './attendance-month.api.js';

/** @param employeeId whose day HR corrects; left out: an own one */
type AskedAbout = AskCorrection & { employeeId?: string | undefined };

const correctionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCorrections: build.query<{ items: AttendanceCorrection[] }, CorrectionQuery>({
      query: (params) => ({ url: 'hr/attendance/corrections', params }),
      providesTags: ['AttendanceCorrection'],
    }),
    getCorrectionsLeft: build.query<CorrectionsLeft, void>({
      query: () => ({ url: 'hr/attendance/corrections/left' }),
      providesTags: ['AttendanceCorrection', 'Setting'],
    }),
    previewCorrection: build.query<CorrectionPreview, AskedAbout>({
      query: ({ employeeId, ...body }) => ({
        url: employeeId
          ? `hr/attendance/employees/${employeeId}/corrections/preview`
          : 'hr/attendance/corrections/preview',
        method: 'POST',
        body,
      }),
      providesTags: ['AttendanceDay', 'AttendanceBoard'],
    }),
    askCorrection: build.mutation<{ id: string }, Keyed<AskCorrection>>({
      query: (asked) => ({ url: 'hr/attendance/corrections', method: 'POST', ...asked }),
      invalidatesTags: CHANGED,
    }),
    withdrawCorrection: build.mutation<unknown, string>({
      query: (id) => ({ url: `hr/attendance/corrections/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
    approveCorrections: build.mutation<BulkReport, ApproveRequests>({
      query: (body) => ({ url: 'requests/approve', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    decideCorrection: build.mutation<unknown, DecideRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `requests/${id}/decide`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListCorrectionsQuery,
  useGetCorrectionsLeftQuery,
  usePreviewCorrectionQuery,
  useAskCorrectionMutation,
  useWithdrawCorrectionMutation,
  useApproveCorrectionsMutation,
  useDecideCorrectionMutation,
} = correctionApi;
