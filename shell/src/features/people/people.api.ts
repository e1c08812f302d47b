import type { Colleague, Page, PeopleQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<Page<Colleague>, Partial<PeopleQuery>>({
      query: (params) => ({ url: 'people', params }),
      providesTags: ['User', 'Employee'],
    }),
  }),
});

export const { useListPeopleQuery } = peopleApi;
