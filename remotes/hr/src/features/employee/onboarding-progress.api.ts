import { EMPLOYEE, type OnboardingProgressOf } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const onboardingProgressApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOnboarding: build.query<OnboardingProgressOf, undefined>({
      query: () => ({ url: 'hr/onboarding' }),
      providesTags: [EMPLOYEE.tag, 'PersonalDetails', 'StatutoryDetails', 'EmployeeDocument'],
    }),
  }),
});

export const { useListOnboardingQuery } = onboardingProgressApi;
