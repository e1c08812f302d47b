import { FORM_FIELD_LABELS, type FormField, type PublicForm, type submitFormSchema } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import {
  CheckField,
  MoneyField,
  MultiCombobox,
  TextAreaField,
  TextField,
  type ContractForm,
  type TextFieldProps,
} from '@atrium/ui';

type Fields = Pick<ContractForm<typeof submitFormSchema>, 'field'>;

const COMPLETED: Partial<Record<FormField, Partial<TextFieldProps>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  city: { autoComplete: 'address-level2' },
};

/** The fields that the form shows, in its order. */
export function AskedFields({ form, field }: Fields & { form: PublicForm }) {
  return form.fields.map(({ key, required }) => (
    <Asked key={key} name={key} required={required} field={field} services={form.services} />
  ));
}

interface AskedProps extends Fields, Pick<PublicForm, 'services'> {
  name: FormField;
  required: boolean;
}

function Asked({ name, required, field, services }: AskedProps) {
  const props = { ...field(name), label: translate(FORM_FIELD_LABELS[name]), required };
  if (name === 'message') return <TextAreaField rows={4} {...props} />;
  if (name === 'budget') return <MoneyField {...props} />;
  if (name === 'services')
    return (
      <MultiCombobox
        options={services.map(({ value, label }) => ({ value, label: translate(label) }))}
        {...props}
      />
    );
  return <TextField {...COMPLETED[name]} {...props} />;
}

/** What its sender may agree to. */
export function ConsentField({ consent, field }: Fields & { consent: NonNullable<PublicForm['consent']> }) {
  const { required: _none, ...props } = field('consent');
  return <CheckField {...props} label={consent.text} aria-required={consent.required} />;
}

/** Programs fill in whatever they find; people neither see nor reach it. */
export function HiddenField({ required: _none, error: _never, ...props }: ReturnType<Fields['field']>) {
  return (
    <div hidden>
      <input {...props} type="text" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
