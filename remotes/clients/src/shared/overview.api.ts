import { CLIENT, PROJECT, PROPOSAL, TASK, type ClientOverview, type ClientTimeline } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const TAGS = [CLIENT.tag, PROJECT.tag, PROPOSAL.tag, TASK.tag, 'ClientMessage'];

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientOverview: build.query<ClientOverview, string>({
      query: (id) => ({ url: `clients/${id}/overview` }),
      providesTags: TAGS,
    }),
    getClientTimeline: build.query<ClientTimeline, { id: string; before?: string }>({
      query: ({ id, ...params }) => ({ url: `clients/${id}/timeline`, params }),
      providesTags: TAGS,
    }),
  }),
});

export const { useGetClientOverviewQuery, useGetClientTimelineQuery } = overviewApi;
