import { changePasswordSchema, type Account } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, Card, FormFailure, PasswordField, useContractForm } from '@atrium/ui';
import { useChangePasswordMutation } from './account.api.js';
import { CodeField } from '../../session/second-factor/code-field.js';

const EMPTY = { password: '', newPassword: '' };

export function PasswordCard({ secondFactor }: Pick<Account, 'secondFactor'>) {
  const [change] = useChangePasswordMutation();
  const form = useContractForm(changePasswordSchema, {
    defaultValues: EMPTY,
    submit: async (values) => {
      await change(values).unwrap();
      toast.success(t('Password changed'), { text: t('You are signed out everywhere else.') });
      form.methods.reset(EMPTY);
    },
  });
  return (
    <Card title={t('Password')} note={t('Changing it signs you out everywhere else.')}>
      <form {...form.formProps} aria-label={t('Password')}>
        <div className="at-fields">
          <PasswordField
            label={t('Current password')}
            autoComplete="current-password"
            {...form.field('password')}
          />
          <PasswordField
            label={t('New password')}
            autoComplete="new-password"
            help={t('At least 10 characters, without your name, email or company.')}
            {...form.field('newPassword')}
          />
          {secondFactor && <CodeField {...form.field('code')} />}
        </div>
        <FormFailure failure={form.failure} />
        <div className="at-form-end">
          <Button variant="primary" size="sm" type="submit" busy={form.busy}>
            {t('Change password')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
