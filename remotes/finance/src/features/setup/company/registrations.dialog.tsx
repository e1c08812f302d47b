import {
  PAY_GROUP,
  registrationsKey,
  registrationsSchema,
  type PayState,
  type Registrations,
} from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import {
  Button,
  CheckField,
  FormDialog,
  IconButton,
  SelectField,
  TextField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { choiceOptions } from '../../../shared/choice.format.js';
import css from './company.module.scss';

/** Enters the numbers of the company. */
export default function RegistrationsDialog({ onClose }: { onClose: () => void }) {
  const { query, value, save } = useSetting(registrationsKey);
  if (query.data === undefined) return null;
  return <RegistrationsForm value={value} save={save} onClose={onClose} />;
}

interface RegistrationsFormProps {
  value: Registrations;
  save: (value: Registrations) => Promise<unknown>;
  onClose: () => void;
}

function RegistrationsForm({ value, save, onClose }: RegistrationsFormProps) {
  const form = useContractForm(registrationsSchema, {
    defaultValues: value,
    submit: async (given) => {
      await save(given);
      toast.success(t('Registrations saved'));
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormDialog title={t('Registrations')} submitLabel={t('Save')} form={form} onClose={onClose}>
      <TextField
        autoComplete="off"
        label={t('PF establishment code')}
        help={t('It is printed on payslips.')}
        {...field('providentFund')}
      />
      <TextField
        autoComplete="off"
        label={t('ESI code')}
        help={t('It is printed on payslips.')}
        {...field('stateInsurance')}
      />
      <CheckField label={t('No one is insured by the state.')} {...field('noStateInsurance')} />
      <StateNumbers form={form} />
    </FormDialog>
  );
}

/** One a state. */
function StateNumbers({ form: { field, methods } }: { form: ContractForm<typeof registrationsSchema> }) {
  const numbers = methods.watch('professionalTax');
  const set = (next: Registrations['professionalTax']) =>
    methods.setValue('professionalTax', next, { shouldDirty: true });
  const states = choiceOptions(PAY_GROUP.list, 'state');
  return (
    <>
      {numbers.map((known, place) => (
        // A number is known by its place alone.
        <div key={place} className={css['row']}>
          <SelectField
            label={t('State of professional tax')}
            options={states}
            name={`professionalTax.${String(place)}.state`}
            error={field(`professionalTax.${place}.state`).error}
            value={known.state}
            onChange={({ target }) => set(numbers.with(place, { ...known, state: target.value as PayState }))}
          />
          <TextField
            autoComplete="off"
            label={t('Registration number')}
            {...field(`professionalTax.${place}.number`)}
          />
          <IconButton
            icon="x"
            label={t('Remove number {place}', { place: place + 1 })}
            onClick={() => set(numbers.filter((__, at) => at !== place))}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={() => set([...numbers, { state: 'Maharashtra', number: '' }])}>
          {t('Add state')}
        </Button>
      </div>
    </>
  );
}
