import { STATUTORY_LABELS } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { TextField, type TextFieldProps } from '@atrium/ui';

type BankField = 'bankName' | 'account' | 'accountAgain' | 'ifsc';

interface BankFieldsProps {
  field: (name: BankField) => Omit<TextFieldProps, 'label'>;
}

/** A bank account; its number is typed twice. */
export function BankFields({ field }: BankFieldsProps) {
  const typed = { autoComplete: 'off', inputMode: 'numeric', dir: 'ltr' } as const;
  return (
    <>
      <TextField label={translate(STATUTORY_LABELS.bankName)} autoComplete="off" {...field('bankName')} />
      <TextField
        label={translate(STATUTORY_LABELS.ifsc)}
        autoComplete="off"
        dir="ltr"
        help={t('On every cheque, like HDFC0001234')}
        {...field('ifsc')}
      />
      <TextField label={translate(STATUTORY_LABELS.account)} {...typed} {...field('account')} />
      <TextField label={t('Account number again')} {...typed} {...field('accountAgain')} />
    </>
  );
}
