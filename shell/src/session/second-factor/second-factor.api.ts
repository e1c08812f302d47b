import type {
  ChangeEmail,
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorSetup,
  TurnOnSecondFactor,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginSecondFactor: build.mutation<SecondFactorSetup, void>({
      query: () => ({ url: 'account/second-factor', method: 'POST' }),
    }),
    turnOnSecondFactor: build.mutation<RecoveryCodes, TurnOnSecondFactor>({
      query: (body) => ({ url: 'account/second-factor/on', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodes, SecondFactorProof>({
      query: (body) => ({ url: 'account/second-factor/recovery-codes', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    turnOffSecondFactor: build.mutation<{ done: true }, SecondFactorProof>({
      query: (body) => ({ url: 'account/second-factor/off', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    requestEmail: build.mutation<{ done: true }, ChangeEmail>({
      query: (body) => ({ url: 'account/email', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    cancelEmail: build.mutation<{ done: true }, void>({
      query: () => ({ url: 'account/email', method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useBeginSecondFactorMutation,
  useTurnOnSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
  useRequestEmailMutation,
  useCancelEmailMutation,
} = secondFactorApi;
