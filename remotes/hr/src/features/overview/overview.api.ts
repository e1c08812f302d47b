import {
  EMPLOYEE,
  type DayBoard,
  type Overview,
  type OverviewAttendance,
  type OverviewPeople,
  type OverviewPeopleQuery,
  type OverviewQuery,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, OverviewQuery>({
      query: (params) => ({ url: 'hr/overview', params }),
      providesTags: [EMPLOYEE.tag],
    }),
    getOverviewAttendance: build.query<OverviewAttendance, OverviewQuery>({
      query: (params) => ({ url: 'hr/overview/attendance', params }),
      providesTags: ['AttendanceBoard'],
    }),
    listOverviewPeople: build.query<OverviewPeople, OverviewPeopleQuery>({
      query: (params) => ({ url: 'hr/overview/people', params }),
      providesTags: [EMPLOYEE.tag],
    }),
    countToday: build.query<DayBoard, undefined>({
      query: () => ({ url: 'hr/attendance/board', params: { limit: 1 } }),
      providesTags: ['AttendanceBoard'],
    }),
  }),
});

export const {
  useGetOverviewQuery,
  useGetOverviewAttendanceQuery,
  useListOverviewPeopleQuery,
  useCountTodayQuery,
} = overviewApi;
