import { EMPLOYEE, type AskChange, type DetailChange, type ShownChange } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const CHANGED = ['DetailChange', 'PersonalDetails', 'StatutoryDetails', 'Request'];

const detailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDetailChanges: build.query<{ items: DetailChange[] }, void>({
      query: () => ({ url: 'hr/employment/changes' }),
      providesTags: ['DetailChange', 'Language'],
    }),
    listChangesOf: build.query<{ items: DetailChange[] }, string>({
      query: (employeeId) => ({ url: `${EMPLOYEE.path}/${employeeId}/changes` }),
      providesTags: ['DetailChange', 'PersonalDetails', 'StatutoryDetails', 'Request'],
    }),
    showChange: build.mutation<ShownChange, { employeeId: string; changeId: string }>({
      query: ({ employeeId, changeId }) => ({
        url: `${EMPLOYEE.path}/${employeeId}/changes/show`,
        method: 'POST',
        body: { changeId },
      }),
    }),
    askDetailChange: build.mutation<{ id: string }, Keyed<AskChange>>({
      query: (asked) => ({ url: 'hr/employment/changes', method: 'POST', ...asked }),
      invalidatesTags: CHANGED,
    }),
    withdrawDetailChange: build.mutation<unknown, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `requests/${id}/withdraw`, method: 'POST', body: { version } }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListDetailChangesQuery,
  useListChangesOfQuery,
  useShowChangeMutation,
  useAskDetailChangeMutation,
  useWithdrawDetailChangeMutation,
} = detailChangeApi;
