import type { CompanyPacks, EnterPack, PackImpact, PackKey } from '@atrium/contracts';
import { PAY_RUN, PAY_SLIP } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

const PACKS = 'finance/packs';
const CHANGED = ['RulePack', PAY_RUN.tag, PAY_SLIP.tag];

const packApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPacks: build.query<CompanyPacks, void>({
      query: () => ({ url: PACKS }),
      providesTags: ['RulePack'],
    }),
    getPackImpact: build.query<PackImpact, string>({
      query: (id) => ({ url: `${PACKS}/${id}/impact` }),
      providesTags: ['RulePack', PAY_SLIP.tag],
    }),
    enterPack: build.mutation<CompanyPacks, Keyed<EnterPack>>({
      query: (given) => ({ url: PACKS, method: 'POST', ...given }),
      invalidatesTags: CHANGED,
    }),
    confirmPack: build.mutation<CompanyPacks, PackKey>({
      query: (body) => ({ url: `${PACKS}/confirm`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    discardPack: build.mutation<CompanyPacks, string>({
      query: (id) => ({ url: `${PACKS}/${id}/discard`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useListPacksQuery,
  useGetPackImpactQuery,
  useEnterPackMutation,
  useConfirmPackMutation,
  useDiscardPackMutation,
} = packApi;
