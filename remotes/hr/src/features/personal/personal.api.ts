import {
  EMPLOYEE,
  type EmptyDetails,
  type MaskedField,
  type PersonalDetails,
  type PersonProfile,
  type SaveContacts,
  type SavePersonal,
  type SaveStatutory,
  type StatutoryDetails,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

/** Whose details: the id of an employee, or `own` for the reader's. */
export type Whose = string;

const pathOf = (whose: Whose): string => (whose === 'own' ? 'hr/employment' : `${EMPLOYEE.path}/${whose}`);

const personalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPersonal: build.query<PersonalDetails, Whose>({
      query: (whose) => ({ url: `${pathOf(whose)}/personal` }),
      providesTags: ['PersonalDetails'],
    }),
    savePersonal: build.mutation<PersonalDetails, SavePersonal & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${EMPLOYEE.path}/${id}/personal`, method: 'PUT', body }),
      invalidatesTags: ['PersonalDetails'],
    }),
    saveContacts: build.mutation<PersonalDetails, SaveContacts & { whose: Whose }>({
      query: ({ whose, ...body }) => ({ url: `${pathOf(whose)}/emergency-contacts`, method: 'PUT', body }),
      invalidatesTags: ['PersonalDetails'],
    }),
    getPersonProfile: build.query<PersonProfile, string>({
      query: (id) => ({ url: `hr/people/${id}` }),
      providesTags: ['Employee', 'Photo'],
    }),
    getEmptyDetails: build.query<EmptyDetails, string>({
      query: (id) => ({ url: `${EMPLOYEE.path}/${id}/empty-details` }),
      providesTags: ['PersonalDetails', 'StatutoryDetails'],
    }),
    getStatutory: build.query<StatutoryDetails, Whose>({
      query: (whose) => ({ url: `${pathOf(whose)}/statutory` }),
      providesTags: ['StatutoryDetails'],
    }),
    saveStatutory: build.mutation<StatutoryDetails, SaveStatutory & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${EMPLOYEE.path}/${id}/statutory`, method: 'PATCH', body }),
      invalidatesTags: ['StatutoryDetails'],
    }),
    showNumber: build.mutation<{ value: string }, { whose: Whose; field: MaskedField }>({
      query: ({ whose, field }) => ({
        url: `${pathOf(whose)}/statutory/show`,
        method: 'POST',
        body: { field },
      }),
      invalidatesTags: ['StatutoryDetails'],
    }),
  }),
});

export const {
  useGetPersonalQuery,
  useGetPersonProfileQuery,
  useSavePersonalMutation,
  useSaveContactsMutation,
  useGetEmptyDetailsQuery,
  useGetStatutoryQuery,
  useSaveStatutoryMutation,
  useShowNumberMutation,
} = personalApi;
