import { t } from '@atrium/sdk';
import { TextField, type TextFieldProps } from '@atrium/ui';

/** The field for the code of the second step, beside the password. */
export function CodeField(field: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={t('Code')}
      help={t('Of your authenticator app, or a recovery code.')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      dir="ltr"
      {...field}
      required
    />
  );
}
