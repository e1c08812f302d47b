import type { BoardQuery, DayBoard, MyAttendance, RecordPunch } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

export const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyAttendance: build.query<MyAttendance, void>({
      query: () => ({ url: 'hr/attendance/me' }),
      providesTags: ['AttendanceDay'],
    }),
    getDayBoard: build.query<DayBoard, Partial<BoardQuery>>({
      query: (params) => ({ url: 'hr/attendance/board', params }),
      providesTags: ['AttendanceBoard'],
    }),
    recordPunch: build.mutation<MyAttendance, Keyed<RecordPunch>>({
      query: (punch) => ({ url: 'hr/attendance/punches', method: 'POST', ...punch }),
      invalidatesTags: ['AttendanceDay', 'AttendanceBoard', 'NextStep', 'Badge'],
    }),
  }),
});

export const { useGetMyAttendanceQuery, useGetDayBoardQuery, useRecordPunchMutation } = attendanceApi;
