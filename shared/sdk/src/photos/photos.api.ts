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
 * Files of the photos of people with an account, by user; whoever is not in it has none.
 * @param userIds at most 100 of them are asked for
 */
export function usePhotos(userIds: readonly string[]): ReadonlyMap<string, string> {
  const asked = userIds.slice(0, PHOTOS_AT_ONCE);
  const { data } = photosApi.endpoints.listPhotos.useQuery(asked, { skip: asked.length === 0 });
  return new Map(data?.items.map(({ userId, fileId }) => [userId, fileId]));
}
