import { PHOTOS_AT_ONCE, type PhotoList } from '@atrium/contracts';
import { api } from '../api/api.js';

const photosApi = /* @__PURE__ */ api.injectEndpoints({
  endpoints: (build) => ({
    listPhotos: build.query<PhotoList, string[]>({
      query: (users) => ({ url: 'portal/photos', params: { users: users.join() } }),
      providesTags: ['Photo'],
    }),
  }),
});

/**
 * File ids of people's photos by user id; people without a photo are missing.
 * @param userIds of at most the first 100 people it is asked; nobody is left out for one who is named twice
 */
export function usePhotos(userIds: readonly (string | null | undefined)[]): ReadonlyMap<string, string> {
  const asked = [...new Set(userIds.flatMap((id) => id ?? []))].slice(0, PHOTOS_AT_ONCE);
  const { data } = photosApi.endpoints.listPhotos.useQuery(asked, { skip: asked.length === 0 });
  return new Map(data?.items.map(({ userId, fileId }) => [userId, fileId]));
}
