import type { AttendanceMonthQuery, DecideLateness, LateMonth, MyLateMonth } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const latenessApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLateMonth: build.query<LateMonth, AttendanceMonthQuery>({
      query: (params) => ({ url: 'hr/lateness', params }),
      providesTags: ['Lateness', 'AttendanceBoard'],
    }),
    getMyLateMonth: build.query<MyLateMonth, AttendanceMonthQuery>({
      query: (params) => ({ url: 'hr/lateness/me', params }),
      providesTags: ['Lateness'],
    }),
    decideLateness: build.mutation<unknown, DecideLateness>({
      query: (body) => ({ url: 'hr/lateness/decide', method: 'POST', body }),
      invalidatesTags: ['Lateness'],
    }),
  }),
});

export const { useGetLateMonthQuery, useGetMyLateMonthQuery, useDecideLatenessMutation } = latenessApi;
