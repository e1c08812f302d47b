import type { Job } from '@atrium/contracts';
import { api } from '../api/api.js';

const jobsApi = /* @__PURE__ */ api.injectEndpoints({
  endpoints: (build) => ({
    getJob: build.query<Job, string>({
      query: (id) => ({ url: `jobs/${id}` }),
      providesTags: ['Job'],
    }),
    cancelJob: build.mutation<Job, string>({
      query: (id) => ({ url: `jobs/${id}/cancel`, method: 'POST' }),
      invalidatesTags: ['Job'],
    }),
  }),
});

export const { useGetJobQuery, useCancelJobMutation } = jobsApi;
