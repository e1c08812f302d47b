import {
  EMPLOYEE,
  type AskNotice,
  type Lifecycle,
  type OwnNotice,
  type StatusCounts,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const OWN = ['OwnNotice', EMPLOYEE.tag, 'Request'];

const lifecycleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLifecycle: build.query<Lifecycle, string>({
      query: (id) => ({ url: `${EMPLOYEE.path}/${id}/lifecycle` }),
      providesTags: [EMPLOYEE.tag],
    }),
    countByStatus: build.query<StatusCounts, void>({
      query: () => ({ url: `${EMPLOYEE.path}/counts` }),
      providesTags: [EMPLOYEE.tag],
    }),
    getOwnNotice: build.query<OwnNotice, void>({
      query: () => ({ url: 'hr/employment/notice' }),
      providesTags: OWN,
    }),
    askForNotice: build.mutation<OwnNotice, Keyed<AskNotice>>({
      query: (asked) => ({ url: 'hr/employment/notice', method: 'POST', ...asked }),
      invalidatesTags: OWN,
    }),
    withdrawOwnNotice: build.mutation<OwnNotice, string>({
      query: (id) => ({ url: `hr/employment/notice/${id}/withdraw`, method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  useGetLifecycleQuery,
  useCountByStatusQuery,
  useGetOwnNoticeQuery,
  useAskForNoticeMutation,
  useWithdrawOwnNoticeMutation,
} = lifecycleApi;
