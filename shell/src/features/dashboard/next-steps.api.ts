import type { NextStep } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const nextStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNextSteps: build.query<NextStep[], void>({
      query: () => ({ url: 'portal/next-steps' }),
      transformResponse: ({ items }: { items: NextStep[] }) => items,
      providesTags: ['NextStep'],
    }),
  }),
});

export const { useListNextStepsQuery } = nextStepsApi;
export const { listNextSteps } = nextStepsApi.endpoints;
