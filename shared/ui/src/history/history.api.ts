import type { AuditChoices, LiveTag, RecordHistory, SubjectPlace } from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface HistoryPage extends SubjectPlace {
  tag: LiveTag;
  cursor: string | undefined;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<RecordHistory, HistoryPage>({
      query: ({ kind, id, cursor }) => ({ url: `records/${kind}/${id}/history`, params: { cursor } }),
      providesTags: (_data, _error, { tag }) => [tag],
    }),
    listAuditWords: build.query<AuditChoices, string>({
      query: (kind) => ({ url: 'audit/words', params: { kind } }),
      providesTags: ['Language'],
    }),
  }),
});

export const { useListHistoryQuery, useListAuditWordsQuery } = historyApi;
