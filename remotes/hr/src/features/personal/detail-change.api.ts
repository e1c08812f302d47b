import type { AskChange, DetailChange } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const CHANGED = ['DetailChange', 'PersonalDetails', 'StatutoryDetails', 'Request'];

const detailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDetailChanges: build.query<{ items: DetailChange[] }, void>({
      query: () => ({ url: 'hr/employment/changes' }),
      providesTags: ['DetailChange', 'Language'],
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

export const { useListDetailChangesQuery, useAskDetailChangeMutation, useWithdrawDetailChangeMutation } =
  detailChangeApi;
