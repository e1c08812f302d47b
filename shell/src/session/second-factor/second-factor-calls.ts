import type { RecoveryCodes, SecondFactorProof, SecondFactorSetup } from '@atrium/contracts';
import { useMemo } from 'react';
import {
  useBeginSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
  useTurnOnSecondFactorMutation,
} from './second-factor.api.js';

/**
 * The calls that change the second step, of a person or of an operator. All reject with what `readFailure` reads, or an
 * ApiFailure.
 */
export interface SecondFactorCalls {
  /** `asked`: it begins with the password. Otherwise the portal asks for it where needed. */
  password?: 'asked';
  begin: (password: string) => Promise<SecondFactorSetup>;
  turnOn: (code: string) => Promise<RecoveryCodes>;
  replaceCodes: (proof: SecondFactorProof) => Promise<RecoveryCodes>;
  turnOff: (proof: SecondFactorProof) => Promise<unknown>;
}

/** The calls for the signed-in person. */
export function useOwnSecondFactor(): SecondFactorCalls {
  const [begin] = useBeginSecondFactorMutation();
  const [turnOn] = useTurnOnSecondFactorMutation();
  const [replaceCodes] = useReplaceRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  return useMemo(
    () => ({
      begin: () => begin().unwrap(),
      turnOn: (code) => turnOn({ code }).unwrap(),
      replaceCodes: (proof) => replaceCodes(proof).unwrap(),
      turnOff: (proof) => turnOff(proof).unwrap(),
    }),
    [begin, turnOn, replaceCodes, turnOff],
  );
}
