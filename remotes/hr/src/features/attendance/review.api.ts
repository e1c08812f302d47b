import type {
  AskCorrection,
  AttendanceReviews,
  ConfirmDay,
  ConfirmDays,
  ConfirmedDays,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';
import { CHANGED } from './attendance-month.api.js';

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<AttendanceReviews, undefined>({
      query: () => ({ url: 'hr/attendance/reviews' }),
      providesTags: ['AttendanceBoard'],
    }),
    confirmDay: build.mutation<unknown, ConfirmDay>({
      query: (body) => ({ url: 'hr/attendance/reviews/confirm', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    confirmDays: build.mutation<ConfirmedDays, ConfirmDays>({
      query: (body) => ({ url: 'hr/attendance/reviews/confirm-days', method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    amendDay: build.mutation<unknown, Keyed<AskCorrection> & { employeeId: string }>({
      query: ({ employeeId, ...asked }) => ({
        url: `hr/attendance/employees/${employeeId}/corrections`,
        method: 'POST',
        ...asked,
      }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useListReviewsQuery, useConfirmDayMutation, useConfirmDaysMutation, useAmendDayMutation } =
  reviewApi;
