import type { PutSetting, Setting } from '@atrium/contracts';
import { api } from '../api/api.js';

interface SettingList {
  items: Setting[];
}

const settingsApi = /* @__PURE__ */ api.injectEndpoints({
  endpoints: (build) => ({
    listSettings: build.query<SettingList, void>({
      query: () => ({ url: 'settings' }),
      providesTags: ['Setting'],
    }),
    putSetting: build.mutation<Setting, PutSetting & { key: string }>({
      query: ({ key, ...body }) => ({ url: `settings/${key}`, method: 'PUT', body }),
      // After a refused change the server's value is fetched.
      invalidatesTags: (saved) => (saved ? [] : ['Setting']),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(settingsApi.util.updateQueryData('listSettings', undefined, replace(saved.data)));
      },
    }),
  }),
});

const replace =
  (saved: Setting) =>
  ({ items }: SettingList): SettingList => ({
    items: items.map((setting) => (setting.key === saved.key ? saved : setting)),
  });

export const { useListSettingsQuery } = settingsApi;
export const { listSettings, putSetting } = settingsApi.endpoints;
