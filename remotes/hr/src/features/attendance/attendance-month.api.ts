import type {
  AttendanceGrid,
  AttendanceLock,
  AttendanceMonth,
  AttendanceMonthQuery,
  LockAttendance,
  LockQuestions,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

/** What shows days of people. */
export const CHANGED = ['AttendanceCorrection', 'AttendanceDay', 'AttendanceBoard'];

const attendanceMonthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyMonth: build.query<AttendanceMonth, AttendanceMonthQuery>({
      query: (params) => ({ url: 'hr/attendance/me/month', params }),
      providesTags: ['AttendanceDay'],
    }),
    getEmployeeMonth: build.query<AttendanceMonth, AttendanceMonthQuery & { id: string }>({
      query: ({ id, ...params }) => ({ url: `hr/attendance/employees/${id}/month`, params }),
      providesTags: ['AttendanceBoard'],
    }),
    getAttendanceGrid: build.query<AttendanceGrid, AttendanceMonthQuery>({
      query: (params) => ({ url: 'hr/attendance/grid', params }),
      providesTags: ['AttendanceBoard'],
    }),
    countLockQuestions: build.query<LockQuestions, LockAttendance>({
      query: (params) => ({ url: 'hr/attendance/locks/questions', params }),
      providesTags: ['AttendanceBoard', 'AttendanceCorrection', 'Request'],
    }),
    lockAttendance: build.mutation<AttendanceLock, Keyed<LockAttendance>>({
      query: (period) => ({ url: 'hr/attendance/locks', method: 'POST', ...period }),
      invalidatesTags: CHANGED,
    }),
    unlockAttendance: build.mutation<unknown, string>({
      query: (id) => ({ url: `hr/attendance/locks/${id}`, method: 'DELETE' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useGetMyMonthQuery,
  useGetEmployeeMonthQuery,
  useGetAttendanceGridQuery,
  useCountLockQuestionsQuery,
  useLockAttendanceMutation,
  useUnlockAttendanceMutation,
} = attendanceMonthApi;
