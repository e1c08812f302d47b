import {
  SCHEDULE,
  SCHEDULE_ASSIGNMENT,
  SHIFT,
  WORKPLACE,
  type AffectedPeople,
  type ChangeRoster,
  type CopyRoster,
  type PlanChange,
  type Roster,
  type RosterQuery,
  type RosterReport,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/** What shows planned days. */
export const PLANNED = ['Roster', 'AttendanceDay', 'AttendanceBoard', 'Leave'];

export const shiftApi = recordApi(SHIFT, { also: PLANNED });
export const scheduleApi = recordApi(SCHEDULE, { also: PLANNED });
export const workplaceApi = recordApi(WORKPLACE, { also: ['AttendanceDay'] });
export const assignmentApi = recordApi(SCHEDULE_ASSIGNMENT, {
  also: [...PLANNED, SCHEDULE.tag],
});

/** Schedules that match a text, for choosing one. */
export const useScheduleOffers: UseOffers = (search) => {
  const { data } = scheduleApi.useList({ search: search || undefined, limit: 20 });
  return (data?.items ?? []).map(({ id, name }) => ({ id, name, note: null }));
};

/** The schedule whose id is in the URL; undefined while loading. */
export function useScheduleRef(id: string | undefined) {
  const { data, isLoading } = scheduleApi.useGet(id);
  return isLoading ? undefined : (data ?? null);
}

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
  usePreviewPlanChangeQuery,
} = rosterApi;
