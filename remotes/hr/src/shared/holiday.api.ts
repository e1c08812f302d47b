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
import { assignmentBook } from './assignment/assignment.api.js';
import { recordChoice } from './record-choice.js';
import { PLANNED } from './work-plan.api.js';

const HOLIDAYS_SHOWN = [...PLANNED, HOLIDAY_LIST.tag];

export const holidayApi = recordApi(HOLIDAY, { also: HOLIDAYS_SHOWN });
export const holidayListApi = recordApi(HOLIDAY_LIST, { also: [HOLIDAY.tag] });

/** For choosing a holiday list. */
export const HOLIDAY_LIST_CHOICE = recordChoice(holidayListApi);

export const LISTS_GIVEN = assignmentBook(HOLIDAY_LIST_ASSIGNMENT, {
  also: PLANNED,
  ...HOLIDAY_LIST_CHOICE,
});

const effectApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewHoliday: build.query<HolidayEffect, PreviewHoliday>({
      query: (body) => ({ url: `${HOLIDAY.path}/preview`, method: 'POST', body }),
      providesTags: HOLIDAYS_SHOWN,
    }),
    previewListAssignment: build.query<HolidayEffect, CreateHolidayListAssignment>({
      query: (body) => ({ url: `${HOLIDAY_LIST_ASSIGNMENT.path}/preview`, method: 'POST', body }),
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
