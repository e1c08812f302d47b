import type { AuditChoices, LiveTag, RecordHistory, SubjectPlace } from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface HistoryPlace extends SubjectPlace {
  tag: LiveTag;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.infiniteQuery<RecordHistory, HistoryPlace, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { kind, id }, pageParam }) => ({
        url: `records/${kind}/${id}/history`,
        params: { cursor: pageParam },
      }),
      providesTags: (_data, _error, { tag }) => [tag],
    }),
    listAuditWords: build.query<AuditChoices, string>({
      query: (kind) => ({ url: 'audit/words', params: { kind } }),
      providesTags: ['Language'],
    }),
  }),
});

export const { useListHistoryInfiniteQuery, useListAuditWordsQuery } = historyApi;
