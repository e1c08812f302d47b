import type { Report, ReportAnswer, ReportQuery, ReportSchedule, ScheduleReport } from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface Schedules {
  items: ReportSchedule[];
}

const TAG = 'ReportSchedule';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<ReportAnswer, ReportQuery & { report: Report }>({
      query: ({ report, ...params }) => ({ url: `hr/reports/${report}`, params }),
      providesTags: ['Employee', 'AttendanceBoard', 'LeaveRequest'],
    }),
    listReportSchedules: build.query<Schedules, void>({
      query: () => ({ url: 'hr/reports/schedules' }),
      providesTags: [TAG],
    }),
    scheduleReport: build.mutation<Schedules, ScheduleReport & { report: Report }>({
      query: ({ report, ...body }) => ({ url: `hr/reports/${report}/schedule`, method: 'PUT', body }),
      invalidatesTags: [TAG],
    }),
    unscheduleReport: build.mutation<Schedules, Report>({
      query: (report) => ({ url: `hr/reports/${report}/schedule`, method: 'DELETE' }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useGetReportQuery,
  useListReportSchedulesQuery,
  useScheduleReportMutation,
  useUnscheduleReportMutation,
} = reportApi;
