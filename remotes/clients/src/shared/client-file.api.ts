import type { AddClientFile, ClientFiles } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const TAGS = ['ClientMessage'];

const fileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClientFiles: build.query<ClientFiles, string>({
      query: (clientId) => ({ url: 'client-files', params: { clientId } }),
      providesTags: TAGS,
    }),
    listOwnFiles: build.query<ClientFiles, string>({
      query: (clientId) => ({ url: 'client-portal/files', params: { clientId } }),
      providesTags: TAGS,
    }),
    addClientFile: build.mutation<ClientFiles, Keyed<AddClientFile>>({
      query: (file) => ({ url: 'client-files', method: 'POST', ...file }),
      invalidatesTags: TAGS,
    }),
    shareClientFile: build.mutation<ClientFiles, { id: string; shared: boolean }>({
      query: ({ id, ...body }) => ({ url: `client-files/${id}/share`, method: 'POST', body }),
      invalidatesTags: TAGS,
    }),
    removeClientFile: build.mutation<ClientFiles, string>({
      query: (id) => ({ url: `client-files/${id}/remove`, method: 'POST', body: {} }),
      invalidatesTags: TAGS,
    }),
  }),
});

export const {
  useListClientFilesQuery,
  useListOwnFilesQuery,
  useAddClientFileMutation,
  useShareClientFileMutation,
  useRemoveClientFileMutation,
} = fileApi;
