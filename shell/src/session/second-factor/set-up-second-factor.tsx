import { beginOperatorFactorSchema, type SecondFactorSetup } from '@atrium/contracts';
import { t, toFailure, type ApiFailure } from '@atrium/sdk';
import { Button, FormFailure, Loaded, PasswordField, SkeletonCards, useContractForm } from '@atrium/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
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
  if (!setup && calls.password === 'asked') return <BeginByPassword begin={calls.begin} onBegun={setSetup} />;
  return (
    <Begun {...{ setup }} begin={calls.begin} onBegun={setSetup}>
      {(begun) => <FirstCode setup={begun} turnOn={calls.turnOn} onCodes={setCodes} />}
    </Begun>
  );
}

interface BeginProps {
  begin: SecondFactorCalls['begin'];
  onBegun: (setup: SecondFactorSetup) => void;
}

interface BegunProps extends BeginProps {
  setup: SecondFactorSetup | null;
  children: (setup: SecondFactorSetup) => ReactNode;
}

/** Begins at once where no password is asked for. */
function Begun({ begin, onBegun, setup, children }: BegunProps) {
  const [error, setError] = useState<ApiFailure | null>(null);
  const waits = setup === null;
  const start = useCallback(() => {
    begin('').then(onBegun, (reason: unknown) => setError(toFailure(reason)));
  }, [begin, onBegun]);
  useEffect(() => {
    if (waits) start();
  }, [waits, start]);
  const refetch = () => {
    setError(null);
    start();
  };
  return (
    <Loaded
      of={{ data: setup, error: waits ? error : null, refetch }}
      title={t('Setup could not start')}
      skeleton={<SkeletonCards cards={1} of="fields" label={t('Preparing the code')} />}
    >
      {children}
    </Loaded>
  );
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
