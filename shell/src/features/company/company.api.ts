import type { CompanyProfile, SetLogo, UpdateCompany } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<CompanyProfile, void>({
      query: () => ({ url: 'company' }),
      providesTags: ['Company'],
    }),
    updateCompany: build.mutation<CompanyProfile, UpdateCompany>({
      query: (body) => ({ url: 'company', method: 'PATCH', body }),
      invalidatesTags: ['Company', 'NextStep'],
    }),
    setLogo: build.mutation<CompanyProfile, SetLogo>({
      query: (body) => ({ url: 'company/logo', method: 'PUT', body }),
      invalidatesTags: ['Company'],
    }),
  }),
});

export const { useGetCompanyQuery, useLazyGetCompanyQuery, useUpdateCompanyMutation, useSetLogoMutation } =
  companyApi;
