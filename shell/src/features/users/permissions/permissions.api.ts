import type { PutUserPermissions, UserPermissions } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const permissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserPermissions: build.query<UserPermissions, string>({
      query: (id) => ({ url: `users/${id}/permissions` }),
      // Not cached, so that opening them shows the current ones.
      keepUnusedDataFor: 0,
    }),
    putUserPermissions: build.mutation<UserPermissions, PutUserPermissions & { id: string }>({
      query: ({ id, ...body }) => ({ url: `users/${id}/permissions`, method: 'PUT', body }),
      invalidatesTags: ['User', 'Invitation'],
    }),
  }),
});

export const { useGetUserPermissionsQuery, useLazyGetUserPermissionsQuery, usePutUserPermissionsMutation } =
  permissionsApi;
