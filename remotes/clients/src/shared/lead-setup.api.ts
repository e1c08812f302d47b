import {
  LEAD,
  LEAD_SETUP_TAG,
  STANDARD_LEAD_SETUP,
  type LeadSetup,
  type LeadStageUsage,
  type SaveLeadSetup,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLeadSetup: build.query<LeadSetup, void>({
      query: () => ({ url: 'lead-setup' }),
      providesTags: [LEAD_SETUP_TAG],
    }),
    readLeadStageUsage: build.query<LeadStageUsage, void>({
      query: () => ({ url: 'lead-setup/usage' }),
      providesTags: [LEAD_SETUP_TAG, LEAD.tag],
    }),
    saveLeadSetup: build.mutation<LeadSetup, SaveLeadSetup>({
      query: (body) => ({ url: 'lead-setup', method: 'PUT', body }),
      invalidatesTags: [LEAD_SETUP_TAG, LEAD.tag],
    }),
  }),
});

export const { useReadLeadSetupQuery, useReadLeadStageUsageQuery, useSaveLeadSetupMutation } = setupApi;

/** The company's stages and lists; the standard ones until they are here. */
export const useLeadSetup = (): LeadSetup => useReadLeadSetupQuery().data ?? STANDARD_LEAD_SETUP;
