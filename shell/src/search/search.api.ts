import type { SearchAnswer, SearchQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchAnswer, Partial<SearchQuery> & { q: string }>({
      query: (params) => ({ url: 'search', params }),
      providesTags: ['Employee', 'User'],
      // What was typed a moment ago is typed again by going back; what was typed yesterday is asked anew.
      keepUnusedDataFor: 20,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
