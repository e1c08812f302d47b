import type { LatePolicies, LatePolicy, LatePreview, SetLatePolicy } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const latePolicyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLatePolicies: build.query<LatePolicies, undefined>({
      query: () => ({ url: 'hr/late-policy' }),
      providesTags: ['Lateness'],
    }),
    setLatePolicy: build.mutation<LatePolicies, SetLatePolicy>({
      query: (body) => ({ url: 'hr/late-policy', method: 'PUT', body }),
      invalidatesTags: ['Lateness'],
    }),
    previewLatePolicy: build.query<LatePreview, LatePolicy>({
      query: (params) => ({ url: 'hr/late-policy/preview', params }),
      providesTags: ['Lateness', 'AttendanceBoard'],
    }),
  }),
});

export const { useListLatePoliciesQuery, useSetLatePolicyMutation, usePreviewLatePolicyQuery } =
  latePolicyApi;
