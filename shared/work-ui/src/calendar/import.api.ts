import type {
  CalendarEntries,
  CalendarEntriesQuery,
  CalendarImport,
  CalendarUpload,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface Place {
  id: string;
  version: number;
}

// Live events of its job tell when an import has changed.
const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarImports: build.query<{ items: CalendarImport[] }, void>({
      query: () => ({ url: 'calendar/imports' }),
      providesTags: ['Job'],
    }),
    getCalendarImport: build.query<CalendarImport, string>({
      query: (id) => ({ url: `calendar/imports/${id}` }),
      providesTags: ['Job'],
    }),
    listCalendarEntries: build.query<CalendarEntries, CalendarEntriesQuery & { id: string }>({
      query: ({ id, ...params }) => ({ url: `calendar/imports/${id}/entries`, params }),
      providesTags: ['Job'],
    }),
    uploadCalendar: build.mutation<CalendarImport, CalendarUpload & { file: Blob }>({
      query: ({ file, ...params }) => ({ url: 'calendar/imports', method: 'POST', params, file }),
      invalidatesTags: ['Job'],
    }),
    runCalendarImport: build.mutation<CalendarImport, Place>({
      query: ({ id, ...body }) => ({ url: `calendar/imports/${id}/run`, method: 'POST', body }),
      invalidatesTags: ['Job', 'CalendarItem'],
    }),
    undoCalendarImport: build.mutation<CalendarImport, Place>({
      query: ({ id, ...body }) => ({ url: `calendar/imports/${id}/undo`, method: 'POST', body }),
      invalidatesTags: ['Job', 'CalendarItem'],
    }),
  }),
});

export const {
  useListCalendarImportsQuery,
  useGetCalendarImportQuery,
  useListCalendarEntriesQuery,
  useUploadCalendarMutation,
  useRunCalendarImportMutation,
  useUndoCalendarImportMutation,
} = importApi;
