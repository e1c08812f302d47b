import { changeEmailSchema, type Account } from '@atrium/contracts';
import { t, Trans, useStep } from '@atrium/sdk';
import { Button, Card, FormDialog, Note, PasswordField, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import {
  useCancelEmailMutation,
  useRequestEmailMutation,
} from '../../session/second-factor/second-factor.api.js';
import { CodeField } from '../../session/second-factor/code-field.js';

/** The e-mail with which the person signs in. */
export function EmailCard({
  email,
  newEmail,
  secondFactor,
}: Pick<Account, 'email' | 'newEmail' | 'secondFactor'>) {
  const [changing, setChanging] = useState(false);
  return (
    <Card title={t('Email')} note={t('You will sign in with this address.')}>
      <div className="at-row-end">
        <bdi className="at-grow text-break">{email}</bdi>
        <Button size="sm" onClick={() => setChanging(true)}>
          {t('Change email')}
        </Button>
      </div>
      {newEmail && <Waiting newEmail={newEmail} />}
      {changing && <EmailDialog secondFactor={secondFactor} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Waiting({ newEmail }: { newEmail: string }) {
  const [cancel] = useCancelEmailMutation();
  const { take, busy } = useStep();
  const stop = () => take({ work: () => cancel().unwrap() });
  return (
    <div className="mt-3">
      <Note
        action={
          <Button size="xs" busy={busy} onClick={() => void stop()}>
            {t('Keep current email')}
          </Button>
        }
      >
        <Trans
          id="We sent a link to {email}. Your email changes when you open it."
          values={{ email: <b>{newEmail}</b> }}
        />
      </Note>
    </div>
  );
}

interface EmailDialogProps extends Pick<Account, 'secondFactor'> {
  onClose: () => void;
}

function EmailDialog({ secondFactor, onClose }: EmailDialogProps) {
  const [request] = useRequestEmailMutation();
  const form = useContractForm(changeEmailSchema, {
    defaultValues: { email: '', password: '' },
    submit: async (values) => {
      await request(values).unwrap();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Change email')}
      subtitle={t('The new address gets a link to confirm the change, the current one a link to stop it.')}
      form={form}
      submitLabel={t('Send link')}
      size="sm"
      onClose={onClose}
    >
      <div className="d-flex flex-column gap-3">
        <TextField label={t('New email')} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField
          label={t('Your password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {secondFactor && <CodeField {...form.field('code')} />}
      </div>
    </FormDialog>
  );
}
