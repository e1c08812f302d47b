import { t } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit } from '@atrium/ui';

export interface SecondStepProps {
  /** Rejects when the code is wrong. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondStep({ onCode, onBack }: SecondStepProps) {
  const form = useSubmit({
    names: ['code'],
    validate: ({ code }) => (code.trim() ? {} : { code: t('Enter the code.') }),
    submit: ({ code }) => onCode(code.trim()),
  });
  return (
    <form className="d-flex flex-column gap-4" aria-label={t('Second step')} {...form.formProps}>
      <TextField
        label={t('Code from your authenticator app')}
        help={t('Without your phone, enter one of your recovery codes.')}
        size="lg"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // The person has just pressed "Sign in" and continues with the code.
        autoFocus
        {...form.field('code')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Sign in')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('Back')}
      </Button>
    </form>
  );
}
