import { INVITATION_IMPORTER, type Import, type ImportRows, type ImportRowsQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

type Known = Pick<Import, 'id' | 'version'>;

// Its job says when a list has changed.
const inviteManyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInviteList: build.query<Import, string>({
      query: (id) => ({ url: `imports/${id}` }),
      providesTags: ['Job'],
    }),
    listInviteRows: build.query<ImportRows, Partial<ImportRowsQuery> & { id: string }>({
      query: ({ id, ...params }) => ({ url: `imports/${id}/rows`, params }),
      providesTags: ['Job'],
    }),
    uploadInviteList: build.mutation<Import, { name: string; file: Blob }>({
      query: ({ file, name }) => ({
        url: 'imports',
        method: 'POST',
        params: { importer: INVITATION_IMPORTER, name },
        file,
      }),
    }),
    checkInviteList: build.mutation<Import, Known & Pick<Import, 'mapping'>>({
      query: ({ id, version, mapping }) => ({
        url: `imports/${id}/mapping`,
        method: 'POST',
        body: { version, mapping },
      }),
      invalidatesTags: ['Job'],
    }),
    sendInviteList: build.mutation<Import, Known>({
      query: ({ id, version }) => ({
        url: `imports/${id}/run`,
        method: 'POST',
        body: { version, follow: false },
      }),
      invalidatesTags: ['Job'],
    }),
    takeBackInviteList: build.mutation<Import, Known>({
      query: ({ id, version }) => ({ url: `imports/${id}/undo`, method: 'POST', body: { version } }),
      invalidatesTags: ['Job'],
    }),
  }),
});

export const {
  useGetInviteListQuery,
  useListInviteRowsQuery,
  useUploadInviteListMutation,
  useCheckInviteListMutation,
  useSendInviteListMutation,
  useTakeBackInviteListMutation,
} = inviteManyApi;

export const templateAddress = (format: 'csv' | 'xlsx'): string =>
  `/api/import-files/template?importer=${INVITATION_IMPORTER}&format=${format}`;
export const refusedAddress = (id: string, format: 'csv' | 'xlsx'): string =>
  `/api/import-files/refused?id=${id}&format=${format}`;
