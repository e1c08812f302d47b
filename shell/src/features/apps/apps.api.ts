import type { App } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { addDrawings } from '@atrium/ui';

const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApps: build.query<App[], void>({
      query: () => ({ url: 'apps' }),
      transformResponse: ({ items }: { items: App[] }) => {
        for (const { drawings } of items) addDrawings(drawings);
        return items;
      },
      providesTags: ['App'],
    }),
    switchApp: build.mutation<unknown, { id: string; enabled: boolean }>({
      query: ({ id, enabled }) => ({ url: `apps/${id}`, method: 'PUT', body: { enabled } }),
      // The switch moves at once and moves back if the server refuses.
      onQueryStarted: ({ id, enabled }, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          appsApi.util.updateQueryData('listApps', undefined, (apps) => {
            const app = apps.find((candidate) => candidate.id === id);
            if (app) app.enabled = enabled;
          }),
        );
        queryFulfilled.catch(() => change.undo());
      },
      invalidatesTags: ['App', 'Portal'],
    }),
  }),
});

export const { useListAppsQuery, useSwitchAppMutation } = appsApi;
