import type { AskShift, PreviewShift, ShiftChoice, ShiftPreview } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const shiftRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShiftChoices: build.query<{ items: ShiftChoice[] }, void>({
      query: () => ({ url: 'hr/shift-requests/shifts' }),
      providesTags: ['shift'],
    }),
    previewShift: build.query<ShiftPreview, PreviewShift>({
      query: (body) => ({ url: 'hr/shift-requests/preview', method: 'POST', body }),
      providesTags: ['AttendanceDay'],
    }),
    askShift: build.mutation<{ id: string }, Keyed<AskShift>>({
      query: (asked) => ({ url: 'hr/shift-requests', method: 'POST', ...asked }),
      invalidatesTags: ['AttendanceDay', 'Request'],
    }),
  }),
});

export const { useListShiftChoicesQuery, usePreviewShiftQuery, useAskShiftMutation } = shiftRequestApi;
