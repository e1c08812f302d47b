import {
  CHANGE_TOPIC_LABELS,
  GENDER_LABELS,
  GENDERS,
  type ChangeFormSchema,
  type SingleTopic,
} from '@atrium/contracts';
import { labelled, t, translate } from '@atrium/sdk';
import { DateField, PhoneField, SelectField, TextAreaField, TextField, type ContractForm } from '@atrium/ui';

interface ValueFieldProps {
  topic: SingleTopic;
  field: ReturnType<ContractForm<ChangeFormSchema>['field']>;
}

/** The field for the new value of a detail. */
export function ValueField({ topic, field }: ValueFieldProps) {
  const label = t('New: {what}', { what: translate(CHANGE_TOPIC_LABELS[topic]) });
  switch (topic) {
    case 'phone':
      return <PhoneField {...field} label={label} />;
    case 'birthDate':
      return <DateField {...field} label={label} />;
    case 'gender':
      return (
        <SelectField
          {...field}
          label={label}
          placeholder={t('Choose')}
          options={labelled(GENDERS, GENDER_LABELS)}
        />
      );
    case 'homeAddress':
    case 'permanentAddress':
      return <TextAreaField {...field} label={label} />;
    default:
      return (
        <TextField
          {...field}
          label={label}
          autoComplete="off"
          type={topic === 'personalEmail' ? 'email' : 'text'}
        />
      );
  }
}
