import type {
  EmployeeDocument,
  OfferDocument,
  OwnOnboarding,
  SaveNumbersStep,
  SavePersonalStep,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const PATH = 'hr/employment/onboarding';

const onboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<OwnOnboarding, void>({
      query: () => ({ url: PATH }),
      providesTags: ['PersonalDetails', 'StatutoryDetails', 'EmployeeDocument', 'Employee', 'NextStep'],
    }),
    savePersonalStep: build.mutation<OwnOnboarding, SavePersonalStep>({
      query: (body) => ({ url: `${PATH}/personal`, method: 'PUT', body }),
      invalidatesTags: ['PersonalDetails'],
    }),
    saveNumbersStep: build.mutation<OwnOnboarding, SaveNumbersStep>({
      query: (body) => ({ url: `${PATH}/statutory`, method: 'PATCH', body }),
      invalidatesTags: ['StatutoryDetails'],
    }),
    offerDocument: build.mutation<EmployeeDocument, OfferDocument>({
      query: (body) => ({ url: `${PATH}/documents`, method: 'POST', body }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    finishOnboarding: build.mutation<OwnOnboarding, { version: number }>({
      query: (body) => ({ url: `${PATH}/finish`, method: 'POST', body }),
      invalidatesTags: ['Employee', 'NextStep'],
    }),
  }),
});

export const {
  useGetOnboardingQuery,
  useSavePersonalStepMutation,
  useSaveNumbersStepMutation,
  useOfferDocumentMutation,
  useFinishOnboardingMutation,
} = onboardingApi;
