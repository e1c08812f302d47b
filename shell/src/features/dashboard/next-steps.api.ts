import type { NextStepList } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const nextStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNextSteps: build.query<NextStepList, void>({
      query: () => ({ url: 'portal/next-steps' }),
      providesTags: ['NextStep', 'Language'],
    }),
  }),
});

export const { useListNextStepsQuery } = nextStepsApi;
export const { listNextSteps } = nextStepsApi.endpoints;
