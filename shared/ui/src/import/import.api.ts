import type {
  Import,
  ImportList,
  ImportRows,
  ImportRowsQuery,
  ImportUpload,
  MapImport,
  RunImport,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

// Live events of its job tell when an import has changed.
const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ImportList, string>({
      query: (importer) => ({ url: 'imports', params: { importer } }),
      providesTags: ['Job'],
    }),
    getImport: build.query<Import, string>({
      query: (id) => ({ url: `imports/${id}` }),
      providesTags: ['Job'],
    }),
    listImportRows: build.query<ImportRows, Partial<ImportRowsQuery> & { id: string }>({
      query: ({ id, ...params }) => ({ url: `imports/${id}/rows`, params }),
      providesTags: ['Job'],
    }),
    uploadImport: build.mutation<Import, ImportUpload & { file: Blob }>({
      query: ({ file, ...params }) => ({ url: 'imports', method: 'POST', params, file }),
      invalidatesTags: ['Job'],
    }),
    mapImport: build.mutation<Import, MapImport & { id: string }>({
      query: ({ id, ...body }) => ({ url: `imports/${id}/mapping`, method: 'POST', body }),
      invalidatesTags: ['Job'],
    }),
    runImport: build.mutation<Import, RunImport & { id: string }>({
      query: ({ id, ...body }) => ({ url: `imports/${id}/run`, method: 'POST', body }),
      invalidatesTags: ['Job'],
    }),
    undoImport: build.mutation<Import, { id: string; version: number }>({
      query: ({ id, ...body }) => ({ url: `imports/${id}/undo`, method: 'POST', body }),
      invalidatesTags: ['Job'],
    }),
  }),
});

export const {
  useListImportsQuery,
  useGetImportQuery,
  useListImportRowsQuery,
  useUploadImportMutation,
  useMapImportMutation,
  useRunImportMutation,
  useUndoImportMutation,
} = importApi;

export const templateAddress = (importer: string, format: 'csv' | 'xlsx'): string =>
  `/api/import-files/template?importer=${importer}&format=${format}`;
export const refusedAddress = (id: string, format: 'csv' | 'xlsx'): string =>
  `/api/import-files/refused?id=${id}&format=${format}`;
