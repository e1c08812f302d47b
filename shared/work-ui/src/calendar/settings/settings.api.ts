import type { SourceParts } from '@atrium/contracts';
import { api } from '@atrium/sdk';

export const { useListSourcePartsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listSourceParts: build.query<SourceParts, void>({
      query: () => ({ url: 'calendar/sources/parts' }),
      providesTags: ['CalendarItem'],
    }),
  }),
});
