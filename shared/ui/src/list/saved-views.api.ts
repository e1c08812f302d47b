import type { CreateSavedView, SavedView, SavedViewList, UpdateSavedView } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<SavedViewList, string>({
      query: (list) => ({ url: 'saved-views', params: { list } }),
      providesTags: ['SavedView'],
    }),
    createSavedView: build.mutation<SavedView, CreateSavedView>({
      query: (body) => ({ url: 'saved-views', method: 'POST', body }),
      invalidatesTags: ['SavedView'],
    }),
    updateSavedView: build.mutation<SavedView, UpdateSavedView & { id: string }>({
      query: ({ id, ...body }) => ({ url: `saved-views/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['SavedView'],
    }),
    deleteSavedView: build.mutation<{ done: true }, Pick<SavedView, 'id' | 'version'>>({
      query: ({ id, version }) => ({ url: `saved-views/${id}`, method: 'DELETE', body: { version } }),
      invalidatesTags: ['SavedView'],
    }),
  }),
});

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
} = savedViewsApi;
