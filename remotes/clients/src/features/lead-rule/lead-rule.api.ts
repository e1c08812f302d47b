import {
  LEAD_RULES_TAG,
  type LeadRules,
  type SaveLeadRules,
  type TriedLeadRules,
  type TryLeadRules,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const ruleApi = api.injectEndpoints({
  endpoints: (build) => ({
    readLeadRules: build.query<LeadRules, void>({
      query: () => ({ url: 'lead-rules' }),
      providesTags: [LEAD_RULES_TAG],
    }),
    saveLeadRules: build.mutation<LeadRules, SaveLeadRules>({
      query: (body) => ({ url: 'lead-rules', method: 'PUT', body }),
      invalidatesTags: [LEAD_RULES_TAG],
    }),
    tryLeadRules: build.mutation<TriedLeadRules, TryLeadRules>({
      query: (body) => ({ url: 'lead-rules/try', method: 'POST', body }),
    }),
  }),
});

export const { useReadLeadRulesQuery, useSaveLeadRulesMutation, useTryLeadRulesMutation } = ruleApi;
