import { stepPath, type BulkReport, type LiveTag, type Page, type RecordRow } from '@atrium/contracts';
import { api } from '../api/api.js';
import type { Keyed } from '../http/api-request.types.js';

/** Where the server keeps a record, and the tag of its cached data. */
interface RecordPlace {
  /** Below /api/: `hr/departments`. */
  url: string;
  tag: LiveTag;
}

export interface ChangedPlace extends RecordPlace {
  /** Other tags that a change invalidates. */
  also: readonly LiveTag[];
}

const tagOf = (_data: unknown, _error: unknown, { tag }: RecordPlace) => [tag];
const tagsOf = (_data: unknown, _error: unknown, { tag, also }: ChangedPlace) => [tag, ...also];

/** The calls that every record has. A refused change also invalidates its tag, because the page may be outdated. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecords: build.query<Page<RecordRow>, RecordPlace & { query: object }>({
      query: ({ url, query }) => ({ url, params: query }),
      providesTags: tagOf,
    }),
    getRecord: build.query<RecordRow, RecordPlace & { id: string }>({
      query: ({ url, id }) => ({ url: `${url}/${id}` }),
      providesTags: tagOf,
    }),
    createRecord: build.mutation<RecordRow, ChangedPlace & Keyed<unknown>>({
      query: ({ url, key, body }) => ({ url, method: 'POST', key, body }),
      invalidatesTags: tagsOf,
    }),
    updateRecord: build.mutation<RecordRow, ChangedPlace & { id: string; body: object }>({
      query: ({ url, id, body }) => ({ url: `${url}/${id}`, method: 'PATCH', body }),
      invalidatesTags: tagsOf,
    }),
    takeRecordStep: build.mutation<RecordRow, ChangedPlace & { id: string; step: string; body: object }>({
      query: ({ url, id, step, body }) => ({ url: `${url}/${id}/${stepPath(step)}`, method: 'POST', body }),
      invalidatesTags: tagsOf,
    }),
    changeRecords: build.mutation<BulkReport, ChangedPlace & { order: object }>({
      query: ({ url, order }) => ({ url: `${url}/bulk`, method: 'POST', body: order }),
      invalidatesTags: tagsOf,
    }),
  }),
});
