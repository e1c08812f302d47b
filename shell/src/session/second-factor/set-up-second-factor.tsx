import { beginOperatorFactorSchema, type SecondFactorSetup } from '@atrium/contracts';
import { t, toFailure, type ApiFailure } from '@atrium/sdk';
import { Button, Failed, FormFailure, PasswordField, SkeletonCards, useContractForm } from '@atrium/ui';
import { useCallback, useEffect, useState } from 'react';
import { FirstCode } from './first-code.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import type { SecondFactorCalls } from './second-factor-calls.js';

export interface SetUpSecondFactorProps {
  calls: SecondFactorCalls;
  /** Called when the person has stored the codes. */
  onDone: () => void;
}

/** Sets up the second factor, from the QR code to the recovery codes. */
export default function SetUpSecondFactor({ calls, onDone }: SetUpSecondFactorProps) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Kept codes={codes} onDone={onDone} />;
  if (setup) return <FirstCode setup={setup} turnOn={calls.turnOn} onCodes={setCodes} />;
  const Begin = calls.password === 'asked' ? BeginByPassword : BeginAtOnce;
  return <Begin begin={calls.begin} onBegun={setSetup} />;
}

interface BeginProps {
  begin: SecondFactorCalls['begin'];
  onBegun: (setup: SecondFactorSetup) => void;
}

function BeginAtOnce({ begin, onBegun }: BeginProps) {
  const [error, setError] = useState<ApiFailure | null>(null);
  const start = useCallback(() => {
    begin('').then(onBegun, (reason: unknown) => setError(toFailure(reason)));
  }, [begin, onBegun]);
  useEffect(start, [start]);
  const again = () => {
    setError(null);
    start();
  };
  if (!error) return <SkeletonCards cards={1} of="fields" label={t('Preparing the code')} />;
  return <Failed title={t('Setup could not start')} error={error} onRetry={again} />;
}

function BeginByPassword({ begin, onBegun }: BeginProps) {
  const form = useContractForm(beginOperatorFactorSchema, {
    defaultValues: { password: '' },
    submit: async ({ password }) => onBegun(await begin(password)),
  });
  return (
    <form className="d-flex flex-column gap-4" aria-label={t('Set up two-step sign-in')} {...form.formProps}>
      <PasswordField label={t('Your password')} autoComplete="current-password" {...form.field('password')} />
      <FormFailure failure={form.failure} />
      <div className="at-form-end">
        <Button variant="primary" type="submit" busy={form.busy}>
          {t('Continue')}
        </Button>
      </div>
    </form>
  );
}

function Kept({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="d-flex flex-column gap-4">
      <p className="m-0" role="status">
        {t('Two-step sign-in is on.')}
      </p>
      <RecoveryCodeList codes={codes} />
      <div className="at-form-end">
        <Button variant="primary" onClick={onDone}>
          {t('I have saved the codes')}
        </Button>
      </div>
    </div>
  );
}
