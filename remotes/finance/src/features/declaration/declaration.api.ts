import {
  SALARY,
  TAX_CLAIM,
  TAX_PROFILE,
  type AddOwnClaim,
  type ChangeOwnClaim,
  type OwnDeclaration,
  type SaveOwnDeclaration,
  type TaxClaim,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

export const taxClaimApi = recordApi(TAX_CLAIM);

const URL = 'finance/own/declaration';

const declarationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDeclaration: build.query<OwnDeclaration, number>({
      query: (taxYear) => ({ url: URL, params: { taxYear } }),
      providesTags: [TAX_CLAIM.tag, TAX_PROFILE.tag, SALARY.tag, 'Setting'],
    }),
    saveOwnDeclaration: build.mutation<OwnDeclaration, SaveOwnDeclaration>({
      query: (body) => ({ url: URL, method: 'PUT', body }),
      invalidatesTags: [TAX_PROFILE.tag],
    }),
    addOwnClaim: build.mutation<TaxClaim, Keyed<AddOwnClaim>>({
      query: (claim) => ({ url: `${URL}/claims`, method: 'POST', ...claim }),
      invalidatesTags: [TAX_CLAIM.tag],
    }),
    changeOwnClaim: build.mutation<TaxClaim, ChangeOwnClaim & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${URL}/claims/${id}`, method: 'PUT', body }),
      invalidatesTags: [TAX_CLAIM.tag],
    }),
    removeOwnClaim: build.mutation<{ done: true }, { id: string; version: number }>({
      query: ({ id, ...body }) => ({ url: `${URL}/claims/${id}/remove`, method: 'POST', body }),
      invalidatesTags: [TAX_CLAIM.tag],
    }),
  }),
});

export const {
  useGetOwnDeclarationQuery,
  useSaveOwnDeclarationMutation,
  useAddOwnClaimMutation,
  useChangeOwnClaimMutation,
  useRemoveOwnClaimMutation,
} = declarationApi;
