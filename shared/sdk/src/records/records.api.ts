import {
  stepPath,
  type BulkReport,
  type LiveTag,
  type Page,
  type RecordPlace,
  type RecordRow,
} from '@atrium/contracts';
import { api } from '../api/api.js';
import type { Keyed } from '../http/api-request.types.js';

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
      query: ({ path, query }) => ({ url: path, params: query }),
      providesTags: tagOf,
    }),
    getRecord: build.query<RecordRow, RecordPlace & { id: string }>({
      query: ({ path, id }) => ({ url: `${path}/${id}` }),
      providesTags: tagOf,
    }),
    createRecord: build.mutation<RecordRow, ChangedPlace & Keyed<unknown>>({
      query: ({ path, key, body }) => ({ url: path, method: 'POST', key, body }),
      invalidatesTags: tagsOf,
    }),
    updateRecord: build.mutation<RecordRow, ChangedPlace & { id: string; body: object }>({
      query: ({ path, id, body }) => ({ url: `${path}/${id}`, method: 'PATCH', body }),
      invalidatesTags: tagsOf,
    }),
    takeRecordStep: build.mutation<RecordRow, ChangedPlace & { id: string; step: string; body: object }>({
      query: ({ path, id, step, body }) => ({ url: `${path}/${id}/${stepPath(step)}`, method: 'POST', body }),
      invalidatesTags: tagsOf,
    }),
    changeRecords: build.mutation<BulkReport, ChangedPlace & { order: object }>({
      query: ({ path, order }) => ({ url: `${path}/bulk`, method: 'POST', body: order }),
      invalidatesTags: tagsOf,
    }),
  }),
});
