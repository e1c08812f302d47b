import { CLIENT, PROJECT, PROPOSAL, TASK, type ClientOverview, type ClientTimeline } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { NEXT_PAGES } from './next-pages.js';

const TAGS = [CLIENT.tag, PROJECT.tag, PROPOSAL.tag, TASK.tag, 'ClientMessage'];

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientOverview: build.query<ClientOverview, string>({
      query: (id) => ({ url: `clients/${id}/overview` }),
      providesTags: TAGS,
    }),
    listClientEvents: build.infiniteQuery<ClientTimeline, string, string | undefined>({
      infiniteQueryOptions: NEXT_PAGES,
      query: ({ queryArg: id, pageParam }) => ({
        url: `clients/${id}/timeline`,
        params: { before: pageParam },
      }),
      providesTags: TAGS,
    }),
  }),
});

export const { useGetClientOverviewQuery, useListClientEventsInfiniteQuery } = overviewApi;
