import type { Portal } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The remotes of the session's company; without a session those of `company` that have public pages. */
    resolvePortal: build.query<Portal, { company?: string }>({
      query: (params) => ({ url: 'portal/resolve', params }),
      providesTags: ['Portal'],
    }),
  }),
});

export const { useResolvePortalQuery } = portalApi;
