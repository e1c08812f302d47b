import type {
  ApproveRequests,
  BulkReport,
  CreateDelegation,
  DecideRequest,
  EmployeeRequest,
  Page,
  RequestBox,
  RequestDelegation,
  RequestDetail,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.query<Page<EmployeeRequest>, { box: RequestBox; limit: number }>({
      query: ({ box, limit }) => ({ url: `requests/${box}`, params: { sort: '-createdAt', limit } }),
      providesTags: ['Request'],
    }),
    getRequest: build.query<RequestDetail, string>({
      query: (id) => ({ url: `requests/${id}` }),
      providesTags: ['Request'],
    }),
    decideRequest: build.mutation<RequestDetail, DecideRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `requests/${id}/decide`, method: 'POST', body }),
      invalidatesTags: ['Request', 'Notification'],
    }),
    approveRequests: build.mutation<BulkReport, ApproveRequests>({
      query: (body) => ({ url: 'requests/approve', method: 'POST', body }),
      invalidatesTags: ['Request', 'Notification'],
    }),
    withdrawRequest: build.mutation<RequestDetail, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `requests/${id}/withdraw`, method: 'POST', body: { version } }),
      invalidatesTags: ['Request', 'Notification'],
    }),
    listDelegations: build.query<{ items: RequestDelegation[] }, void>({
      query: () => ({ url: 'request-delegations' }),
      providesTags: ['RequestDelegation'],
    }),
    createDelegation: build.mutation<RequestDelegation, Keyed<CreateDelegation>>({
      query: ({ key, body }) => ({ url: 'request-delegations', method: 'POST', body, key }),
      invalidatesTags: ['RequestDelegation', 'Request'],
    }),
    deleteDelegation: build.mutation<unknown, string>({
      query: (id) => ({ url: `request-delegations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['RequestDelegation', 'Request'],
    }),
  }),
});

export const {
  useListRequestsQuery,
  useGetRequestQuery,
  useDecideRequestMutation,
  useApproveRequestsMutation,
  useWithdrawRequestMutation,
  useListDelegationsQuery,
  useCreateDelegationMutation,
  useDeleteDelegationMutation,
} = requestsApi;
