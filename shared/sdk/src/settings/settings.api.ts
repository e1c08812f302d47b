import type { PutSetting, Setting, SettingKey } from '@atrium/contracts';
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

/** The chosen value, or the default. */
export function settingIn<Value>(items: readonly Setting[], { key, fallback }: SettingKey<Value>): Value {
  const kept = items.find((setting) => setting.key === key);
  // The server has validated it with the schema of this key.
  return kept ? (kept.value as Value) : fallback;
}

export const { useListSettingsQuery } = settingsApi;
export const { listSettings, putSetting } = settingsApi.endpoints;
