import { t } from '@atrium/sdk';
import { turnOnSecondFactorSchema, type SecondFactorSetup } from '@atrium/contracts';
import { Button, ErrorState, FormFailure, SkeletonCards, TextField, useContractForm } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { QrCode } from './qr-code.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { useBeginSecondFactorMutation, useTurnOnSecondFactorMutation } from './second-factor.api.js';

/** From the QR code to the recovery codes. `onDone` when the person has kept them. */
export default function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [begin, { data: setup, error, isLoading }] = useBeginSecondFactorMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => void begin(), [begin]);
  if (codes) {
    return (
      <div className="d-flex flex-column gap-4">
        <p className="m-0" role="status">
          {t('Two-step sign-in is on.')}
        </p>
        <RecoveryCodeList codes={codes} />
        <div className="at-form-end">
          <Button variant="primary" onClick={onDone}>
            {t('I have kept the codes')}
          </Button>
        </div>
      </div>
    );
  }
  if (setup) return <FirstCode setup={setup} onCodes={setCodes} />;
  if (!error || isLoading) return <SkeletonCards cards={1} label={t('Preparing the code')} />;
  return <ErrorState title={t('It could not be begun')} error={error} onRetry={() => void begin()} />;
}

interface FirstCodeProps {
  setup: SecondFactorSetup;
  onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ setup, onCodes }: FirstCodeProps) {
  const [turnOn] = useTurnOnSecondFactorMutation();
  const form = useContractForm(turnOnSecondFactorSchema, {
    defaultValues: { code: '' },
    submit: async (values) => onCodes((await turnOn(values).unwrap()).codes),
  });
  return (
    <form className="d-flex flex-column gap-4" aria-label={t('Set up two-step sign-in')} {...form.formProps}>
      <p className="m-0">
        {t('Scan this with an authenticator app on your phone, then enter the six digits that it shows.')}
      </p>
      <div className="at-qr">
        <QrCode text={setup.uri} label={t('QR code for your authenticator app')} />
        <div className="at-grow">
          <div className="at-12 at-muted">{t('No camera? Enter this key in the app:')}</div>
          <div className="at-mono at-break" dir="ltr">
            {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </div>
        </div>
      </div>
      <TextField
        label={t('Code of the app')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...form.field('code')}
      />
      <FormFailure failure={form.failure} />
      <div className="at-form-end">
        <Button variant="primary" type="submit" busy={form.busy}>
          {t('Turn on')}
        </Button>
      </div>
    </form>
  );
}
