import type { SearchAnswer, SearchQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchAnswer, Partial<SearchQuery> & { q: string }>({
      query: (params) => ({ url: 'search', params }),
      providesTags: ['Announcement', 'Employee', 'Request', 'User'],
      // Going back repeats a recent search from the cache; older searches are requested again.
      keepUnusedDataFor: 20,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
