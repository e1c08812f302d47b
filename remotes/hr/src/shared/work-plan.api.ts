import {
  SCHEDULE,
  SCHEDULE_ASSIGNMENT,
  SHIFT,
  WORKPLACE,
  type AffectedPeople,
  type ChangeRoster,
  type CopyRoster,
  type FillRoster,
  type PlanChange,
  type Roster,
  type RosterCoverage,
  type RosterCoverageQuery,
  type RosterQuery,
  type RosterReport,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import { assignmentBook } from './assignment/assignment.api.js';
import { recordChoice } from './record-choice.js';

/** What shows planned days. */
export const PLANNED = ['Roster', 'AttendanceDay', 'AttendanceBoard', 'Leave'];

export const shiftApi = recordApi(SHIFT, { also: PLANNED });
export const scheduleApi = recordApi(SCHEDULE, { also: PLANNED });
export const workplaceApi = recordApi(WORKPLACE, { also: ['AttendanceDay'] });

export const SCHEDULES_GIVEN = assignmentBook(SCHEDULE_ASSIGNMENT, {
  also: PLANNED,
  ...recordChoice(scheduleApi),
});

/** Every shift by name; no company has more than a few. */
export function useShifts() {
  const { data } = shiftApi.useList({ limit: 100 });
  return data?.items ?? [];
}

const rosterApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoster: build.query<Roster, RosterQuery>({
      query: (params) => ({ url: 'hr/roster', params }),
      providesTags: ['Roster'],
    }),
    changeRoster: build.mutation<RosterReport, ChangeRoster>({
      query: (body) => ({ url: 'hr/roster', method: 'PUT', body }),
      invalidatesTags: PLANNED,
    }),
    copyRoster: build.mutation<RosterReport, CopyRoster>({
      query: (body) => ({ url: 'hr/roster/copy', method: 'POST', body }),
      invalidatesTags: PLANNED,
    }),
    fillRoster: build.mutation<RosterReport, FillRoster>({
      query: (body) => ({ url: 'hr/roster/fill', method: 'POST', body }),
      invalidatesTags: PLANNED,
    }),
    getRosterCoverage: build.query<RosterCoverage, RosterCoverageQuery>({
      query: (params) => ({ url: 'hr/roster/coverage', params }),
      providesTags: ['Roster', 'Leave', 'Team', 'Employee'],
    }),
    previewPlanChange: build.query<AffectedPeople, PlanChange>({
      query: (body) => ({ url: 'hr/roster/preview', method: 'POST', body }),
      providesTags: PLANNED,
    }),
  }),
});

export const {
  useGetRosterQuery,
  useChangeRosterMutation,
  useCopyRosterMutation,
  useFillRosterMutation,
  useGetRosterCoverageQuery,
  usePreviewPlanChangeQuery,
} = rosterApi;
