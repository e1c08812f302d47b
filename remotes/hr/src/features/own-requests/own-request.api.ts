import type { EmployeeRequest, Page } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const MOST = 50;

const ownRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnRequests: build.query<Page<EmployeeRequest>, void>({
      query: () => ({ url: 'requests/mine', params: { sort: '-createdAt', limit: MOST } }),
      providesTags: ['Request', 'Language'],
    }),
    listRequestsOf: build.query<Page<EmployeeRequest>, string>({
      query: (employeeId) => ({
        url: `requests/of/${employeeId}`,
        params: { sort: '-createdAt', limit: MOST },
      }),
      providesTags: ['Request', 'Language'],
    }),
  }),
});

export const { useListOwnRequestsQuery, useListRequestsOfQuery } = ownRequestApi;
