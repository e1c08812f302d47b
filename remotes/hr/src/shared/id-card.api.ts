import {
  ID_CARD,
  type AskIdCard,
  type IdCard,
  type IssuedCards,
  type OwnIdCard,
  type PrintCards,
  type Printing,
  type VerifiedCard,
  type VerifyCard,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

export const idCardApi = recordApi(ID_CARD);

const CHANGED = [ID_CARD.tag, 'Request', 'Badge'];

const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueMissingCards: build.mutation<IssuedCards, void>({
      query: () => ({ url: `${ID_CARD.path}/missing`, method: 'POST' }),
      invalidatesTags: [ID_CARD.tag],
    }),
    printCards: build.mutation<Printing, PrintCards>({
      query: (body) => ({ url: `${ID_CARD.path}/print`, method: 'POST', body }),
    }),
    verifyCard: build.query<VerifiedCard, VerifyCard>({
      query: (body) => ({ url: 'id-cards/verify', method: 'POST', body }),
    }),
    getOwnCard: build.query<OwnIdCard, void>({
      query: () => ({ url: 'hr/employment/id-card' }),
      providesTags: [ID_CARD.tag, 'Employee'],
    }),
    askForCard: build.mutation<IdCard, Keyed<AskIdCard>>({
      query: (asked) => ({ url: 'hr/employment/id-card', method: 'POST', ...asked }),
      invalidatesTags: CHANGED,
    }),
    withdrawCard: build.mutation<IdCard, string>({
      query: (id) => ({ url: `hr/employment/id-card/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const {
  useIssueMissingCardsMutation,
  usePrintCardsMutation,
  useVerifyCardQuery,
  useGetOwnCardQuery,
  useAskForCardMutation,
  useWithdrawCardMutation,
} = cardApi;
