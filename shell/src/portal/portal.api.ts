import type { Portal, PortalQuery } from '@atrium/contracts';
import { addWords, api } from '@atrium/sdk';
import { addDrawings } from '@atrium/ui';

const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The remotes of the session's company; without a session, those of `company` with public pages. In a language. */
    resolvePortal: build.query<Portal, PortalQuery>({
      query: (params) => ({ url: 'portal/resolve', params }),
      transformResponse: (portal: Portal) => {
        // A remote's titles are shown before its own texts are loaded.
        for (const { words } of [...portal.remotes, ...portal.disabled]) addWords(words);
        for (const { drawings } of portal.remotes) addDrawings(drawings);
        return portal;
      },
      providesTags: ['Portal'],
    }),
  }),
});

export const { useResolvePortalQuery } = portalApi;
export const { resolvePortal } = portalApi.endpoints;
