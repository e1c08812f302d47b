import {
  CONSENT,
  type ConsentAbout,
  type ConsentLinkAnswer,
  type ConsentStanding,
  type SaveConsentLink,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const consentApi = recordApi(CONSENT);

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    readConsentStanding: build.query<ConsentStanding, ConsentAbout>({
      query: (params) => ({ url: `${CONSENT.path}/standing`, params }),
      providesTags: [CONSENT.tag],
    }),
    readConsentLink: build.query<ConsentLinkAnswer, string>({
      query: (link) => ({ url: 'consent-links/read', method: 'POST', body: { link } }),
    }),
    saveConsentLink: build.mutation<ConsentLinkAnswer, SaveConsentLink>({
      query: (body) => ({ url: 'consent-links/save', method: 'POST', body }),
    }),
  }),
});

export const { useReadConsentStandingQuery, useReadConsentLinkQuery, useSaveConsentLinkMutation } = moreApi;
