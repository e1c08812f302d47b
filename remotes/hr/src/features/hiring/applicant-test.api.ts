import {
  APPLICATION,
  ASSESSMENT,
  ASSESSMENT_INVITATION,
  type ApplicantTest,
  type InviteApplicant,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

interface ApplicantTests {
  items: ApplicantTest[];
}

const pathOf = (id: string): string => `${APPLICATION.path}/${id}/assessments`;

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplicantTests: build.query<ApplicantTests, string>({
      query: (id) => ({ url: pathOf(id) }),
      providesTags: [APPLICATION.tag, ASSESSMENT_INVITATION.tag],
    }),
    inviteApplicant: build.mutation<ApplicantTests, InviteApplicant & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'POST', body }),
      invalidatesTags: [ASSESSMENT.tag, ASSESSMENT_INVITATION.tag],
    }),
  }),
});

export const { useListApplicantTestsQuery, useInviteApplicantMutation } = testApi;
