import type { AskOvertime } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const overtimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    askOvertime: build.mutation<{ id: string }, Keyed<AskOvertime>>({
      query: (asked) => ({ url: 'hr/attendance/overtime', method: 'POST', ...asked }),
      invalidatesTags: ['AttendanceDay', 'Request'],
    }),
  }),
});

export const { useAskOvertimeMutation } = overtimeApi;
