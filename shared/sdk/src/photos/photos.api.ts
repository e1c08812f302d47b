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
 * @param userIds at most the first 100 are requested
 */
export function usePhotos(userIds: readonly string[]): ReadonlyMap<string, string> {
  const asked = userIds.slice(0, PHOTOS_AT_ONCE);
  const { data } = photosApi.endpoints.listPhotos.useQuery(asked, { skip: asked.length === 0 });
  return new Map(data?.items.map(({ userId, fileId }) => [userId, fileId]));
}
