import {
  HOLIDAY,
  HOLIDAY_LIST,
  HOLIDAY_LIST_ASSIGNMENT,
  type CopiedHolidays,
  type CopyHolidays,
  type CreateHolidayListAssignment,
  type HolidayEffect,
  type NextYear,
  type PreviewHoliday,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';
import { PLANNED } from './work-plan.api.js';

const HOLIDAYS_SHOWN = [...PLANNED, HOLIDAY_LIST.tag];

export const holidayApi = recordApi(HOLIDAY, { also: HOLIDAYS_SHOWN });
export const holidayListApi = recordApi(HOLIDAY_LIST, { also: [HOLIDAY.tag] });
export const listAssignmentApi = recordApi(HOLIDAY_LIST_ASSIGNMENT, {
  also: HOLIDAYS_SHOWN,
});

/** Holiday lists that match a text, for choosing one. */
export const useHolidayListOffers: UseOffers = (search) => {
  const { data } = holidayListApi.useList({ search: search || undefined, limit: 20 });
  return (data?.items ?? []).map(({ id, name }) => ({ id, name, note: null }));
};

/** The holiday list whose id is in the URL; undefined while loading. */
export function useHolidayListRef(id: string | undefined) {
  const { data, isLoading } = holidayListApi.useGet(id);
  return isLoading ? undefined : (data ?? null);
}

const effectApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewHoliday: build.query<HolidayEffect, PreviewHoliday>({
      query: (body) => ({ url: `${HOLIDAY.path}/preview`, method: 'POST', body }),
      providesTags: HOLIDAYS_SHOWN,
    }),
    previewListAssignment: build.query<HolidayEffect, CreateHolidayListAssignment>({
      query: (body) => ({ url: 'hr/holiday-list-assignments/preview', method: 'POST', body }),
      providesTags: HOLIDAYS_SHOWN,
    }),
    getNextYear: build.query<NextYear, string>({
      query: (listId) => ({ url: `${HOLIDAY_LIST.path}/${listId}/next-year` }),
      providesTags: [HOLIDAY.tag],
    }),
    copyHolidays: build.mutation<CopiedHolidays, CopyHolidays & { listId: string }>({
      query: ({ listId, ...body }) => ({ url: `${HOLIDAY_LIST.path}/${listId}/copy`, method: 'POST', body }),
      invalidatesTags: [HOLIDAY.tag, ...HOLIDAYS_SHOWN],
    }),
  }),
});

export const {
  usePreviewHolidayQuery,
  usePreviewListAssignmentQuery,
  useGetNextYearQuery,
  useCopyHolidaysMutation,
} = effectApi;
