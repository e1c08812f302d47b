import type { RecoveryCodes, SecondFactorProof, SecondFactorSetup } from '@atrium/contracts';
import { useMemo } from 'react';
import {
  useBeginSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
  useTurnOnSecondFactorMutation,
} from './second-factor.api.js';

/** How the second step of one kind of people is changed. All reject with what `readFailure` reads, or an ApiFailure. */
export interface SecondFactorWays {
  /** `asked`: it begins with the password. Else the portal asks for it by itself where it must. */
  password?: 'asked';
  begin: (password: string) => Promise<SecondFactorSetup>;
  turnOn: (code: string) => Promise<RecoveryCodes>;
  replaceCodes: (proof: SecondFactorProof) => Promise<RecoveryCodes>;
  turnOff: (proof: SecondFactorProof) => Promise<unknown>;
}

/** Those of the signed-in person. */
export function useOwnSecondFactor(): SecondFactorWays {
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
