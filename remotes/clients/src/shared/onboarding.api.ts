import { CLIENT, CLIENT_CONTACT, CLIENT_ONBOARDING, LEAD, type Lead, type Page } from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const onboardingApi = recordApi(CLIENT_ONBOARDING, {
  also: [CLIENT.tag, CLIENT_CONTACT.tag, LEAD.tag],
});

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeadsToOnboard: build.query<Page<Lead>, void>({
      query: () => ({ url: `${CLIENT_ONBOARDING.path}/waiting` }),
      providesTags: [LEAD.tag, CLIENT_ONBOARDING.tag],
    }),
  }),
});

export const { useListLeadsToOnboardQuery } = moreApi;
