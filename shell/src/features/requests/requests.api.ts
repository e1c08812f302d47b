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
  RequestPerson,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const PAGE = 100;

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFirstWaiting: build.query<Page<EmployeeRequest>, number>({
      query: (limit) => ({ url: 'requests/waiting', params: { sort: '-createdAt', limit } }),
      providesTags: ['Request', 'Language'],
    }),
    listRequests: build.infiniteQuery<Page<EmployeeRequest>, RequestBox, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `requests/${queryArg}`,
        params: { sort: '-createdAt', limit: PAGE, cursor: pageParam },
      }),
      providesTags: ['Request', 'Language'],
    }),
  }),
});

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRequest: build.query<RequestDetail, string>({
      query: (id) => ({ url: `requests/${id}` }),
      providesTags: ['Request', 'Language'],
    }),
    getRequestPerson: build.query<RequestPerson, { id: string; place: number }>({
      query: ({ id, place }) => ({ url: `requests/${id}/people/${String(place)}` }),
      providesTags: ['Request', 'Language'],
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

export const { useListFirstWaitingQuery, useListRequestsInfiniteQuery } = listApi;
export const {
  useGetRequestQuery,
  useGetRequestPersonQuery,
  useDecideRequestMutation,
  useApproveRequestsMutation,
  useWithdrawRequestMutation,
  useListDelegationsQuery,
  useCreateDelegationMutation,
  useDeleteDelegationMutation,
} = requestsApi;
