import { changePasswordSchema } from '@atrium/contracts';
import { toast } from '@atrium/sdk';
import { Button, Card, FormFailure, PasswordField, useContractForm } from '@atrium/ui';
import { useChangePasswordMutation } from './account.api.js';

const EMPTY = { password: '', newPassword: '' };

export function PasswordCard() {
  const [change] = useChangePasswordMutation();
  const form = useContractForm(changePasswordSchema, {
    defaultValues: EMPTY,
    submit: async (values) => {
      await change(values).unwrap();
      toast.success('Your password is changed.', { text: 'You are signed out everywhere else.' });
      form.methods.setValue('password', '');
      form.methods.setValue('newPassword', '');
    },
  });
  return (
    <Card title="Password" note="Changing it signs you out everywhere else.">
      <form {...form.formProps} aria-label="Password">
        <div className="at-fields">
          <PasswordField
            label="Present password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help="At least 10 characters."
            {...form.field('newPassword')}
          />
        </div>
        <FormFailure failure={form.failure} />
        <div className="at-form-end">
          <Button variant="primary" size="sm" type="submit" busy={form.busy}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
