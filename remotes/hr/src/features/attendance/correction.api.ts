import type {
  AskCorrection,
  AttendanceCorrection,
  CorrectionQuery,
  CorrectionsLeft,
  DecideRequest,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { CHANGED } from './attendance-month.api.js';

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
    askCorrection: build.mutation<{ id: string }, Keyed<AskCorrection>>({
      query: (asked) => ({ url: 'hr/attendance/corrections', method: 'POST', ...asked }),
      invalidatesTags: CHANGED,
    }),
    withdrawCorrection: build.mutation<unknown, string>({
      query: (id) => ({ url: `hr/attendance/corrections/${id}/withdraw`, method: 'POST' }),
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
  useAskCorrectionMutation,
  useWithdrawCorrectionMutation,
  useDecideCorrectionMutation,
} = correctionApi;
