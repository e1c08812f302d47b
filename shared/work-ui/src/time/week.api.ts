import {
  TIME_TAG,
  type DecideWeek,
  type SubmittedWeeks,
  type Week,
  type WeekCell,
  type WeekQuery,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const weekApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeek: build.query<Week, WeekQuery>({
      query: (params) => ({ url: 'time/week', params }),
      providesTags: [TIME_TAG],
    }),
    setWeekCell: build.mutation<Week, WeekCell>({
      query: (body) => ({ url: 'time/week/cell', method: 'PUT', body }),
      invalidatesTags: [TIME_TAG],
    }),
    submitWeek: build.mutation<Week, string>({
      query: (monday) => ({ url: 'time/week/submit', method: 'POST', body: { monday } }),
      invalidatesTags: [TIME_TAG],
    }),
    withdrawWeek: build.mutation<Week, string>({
      query: (monday) => ({ url: 'time/week/withdraw', method: 'POST', body: { monday } }),
      invalidatesTags: [TIME_TAG],
    }),
    decideWeek: build.mutation<Week, DecideWeek>({
      query: (body) => ({ url: 'time/week/decide', method: 'POST', body }),
      invalidatesTags: [TIME_TAG],
    }),
    listSubmittedWeeks: build.query<SubmittedWeeks, void>({
      query: () => ({ url: 'time/weeks' }),
      providesTags: [TIME_TAG],
    }),
  }),
});

export const {
  useGetWeekQuery,
  useSetWeekCellMutation,
  useSubmitWeekMutation,
  useWithdrawWeekMutation,
  useDecideWeekMutation,
  useListSubmittedWeeksQuery,
} = weekApi;
