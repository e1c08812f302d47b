import {
  CLAIM_TYPE,
  PAY_ADJUSTMENT,
  PAY_CLAIM,
  type FileClaim,
  type OwnClaims,
  type PayClaim,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

export const claimTypeApi = recordApi(CLAIM_TYPE, { also: [PAY_CLAIM.tag] });
export const claimApi = recordApi(PAY_CLAIM, { also: [PAY_ADJUSTMENT.tag, 'Badge'] });

const OWN = 'finance/own/claims';

const ownClaimApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnClaims: build.query<OwnClaims, void>({
      query: () => ({ url: OWN }),
      providesTags: [PAY_CLAIM.tag],
    }),
    fileClaim: build.mutation<PayClaim, Keyed<FileClaim>>({
      query: (given) => ({ url: OWN, method: 'POST', ...given }),
      invalidatesTags: [PAY_CLAIM.tag, 'Badge'],
    }),
    withdrawClaim: build.mutation<PayClaim, string>({
      query: (id) => ({ url: `${OWN}/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: [PAY_CLAIM.tag, 'Badge'],
    }),
  }),
});

export const { useListOwnClaimsQuery, useFileClaimMutation, useWithdrawClaimMutation } = ownClaimApi;

/** Claim components that match a text. */
export const useClaimTypeOffers: UseOffers = (search) =>
  (claimTypeApi.useList({ search: search || undefined, limit: 20 }).data?.items ?? []).map(
    ({ id, name }) => ({ id, name, note: null }),
  );

/** The component with the id of a filter; undefined while it is loading. */
export function useClaimTypeRef(id: string | undefined) {
  const { data, isLoading } = claimTypeApi.useGet(id);
  if (isLoading) return undefined;
  return data ? { id: data.id, name: data.name } : null;
}
