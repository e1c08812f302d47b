import { STATUTORY_LABELS, type StatutoryDetails } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { TextField, type TextFieldProps } from '@atrium/ui';

const NUMBERS = ['pan', 'uan', 'esi'] as const;

interface NumberFieldsProps {
  details: StatutoryDetails;
  field: (name: (typeof NUMBERS)[number]) => Omit<TextFieldProps, 'label'>;
}

/** Numbers of the state; one that is left empty stays. */
export function NumberFields({ details, field }: NumberFieldsProps) {
  return NUMBERS.map((name) => (
    <TextField
      key={name}
      label={translate(STATUTORY_LABELS[name])}
      help={details[name] ? t('Kept: {number}. Empty: it stays.', { number: details[name] }) : undefined}
      autoComplete="off"
      dir="ltr"
      {...field(name)}
    />
  ));
}
