import { turnOnSecondFactorSchema, type SecondFactorSetup } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, FormFailure, TextField, useContractForm } from '@atrium/ui';
import { QrCode } from './qr-code.js';
import type { SecondFactorCalls } from './second-factor-calls.js';

interface FirstCodeProps {
  setup: SecondFactorSetup;
  turnOn: SecondFactorCalls['turnOn'];
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret for the app and asks for a first code, which turns the second factor on. */
export function FirstCode({ setup, turnOn, onCodes }: FirstCodeProps) {
  const form = useContractForm(turnOnSecondFactorSchema, {
    defaultValues: { code: '' },
    submit: async ({ code }) => onCodes((await turnOn(code)).codes),
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
          <div className="at-mono text-break" dir="ltr">
            {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </div>
        </div>
      </div>
      <TextField
        label={t('Code from the app')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...form.field('code')}
      />
      <FormFailure failure={form.failure} />
      <div className="at-form-end">
        <Button variant="primary" type="submit" busy={form.busy}>
          {t('Switch on')}
        </Button>
      </div>
    </form>
  );
}
