import type {
  AttendanceDay,
  AttendanceRangeQuery,
  BoardQuery,
  DayBoard,
  MyAttendance,
  RecordPunch,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

interface DayList {
  items: AttendanceDay[];
}

export const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyAttendance: build.query<MyAttendance, void>({
      query: () => ({ url: 'hr/attendance/me' }),
      providesTags: ['AttendanceDay'],
    }),
    listMyDays: build.query<DayList, AttendanceRangeQuery>({
      query: (params) => ({ url: 'hr/attendance/me/days', params }),
      providesTags: ['AttendanceDay'],
    }),
    getDayBoard: build.query<DayBoard, Partial<BoardQuery>>({
      query: (params) => ({ url: 'hr/attendance/board', params }),
      providesTags: ['AttendanceBoard'],
    }),
    recordPunch: build.mutation<MyAttendance, Keyed<RecordPunch>>({
      query: (punch) => ({ url: 'hr/attendance/punches', method: 'POST', ...punch }),
      invalidatesTags: ['AttendanceDay', 'AttendanceBoard', 'NextStep'],
    }),
  }),
});

export const { useGetMyAttendanceQuery, useListMyDaysQuery, useGetDayBoardQuery, useRecordPunchMutation } =
  attendanceApi;
