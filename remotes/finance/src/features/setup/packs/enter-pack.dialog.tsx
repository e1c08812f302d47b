import { enterPackSchema, type CompanyPack } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  NumberField,
  TextField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { useEnterPackMutation } from '../../../shared/pack.api.js';
import type { PackDialogProps } from './pack-dialog.types.js';
import { sayPack } from '../../../shared/pack-name.format.js';
import { sayPlace } from './pack-value.format.js';
import { valuesOf, withValue, type PackValue } from './pack-values.rules.js';

/** Values of another day on; they are the rule once somebody else has confirmed them. */
export function EnterPackDialog({ known, onClose }: PackDialogProps) {
  const [enter] = useEnterPackMutation();
  const form = useContractForm(enterPackSchema, {
    defaultValues: { pack: emptied(known.pack) },
    submit: async (body, key) => {
      await enter({ key, body }).unwrap();
      toast.success(t('Values entered. Someone else confirms them now.'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Enter new values')}
      subtitle={sayPack(known.pack)}
      submitLabel={t('Enter')}
      form={form}
      onClose={onClose}
    >
      <div className="at-fields">
        <DateField label={t('The rule from')} {...form.field('pack.from')} />
        <TextField
          autoComplete="off"
          label={t('Source of the values')}
          help={t('The law, the notification and its date.')}
          {...form.field('pack.source')}
        />
      </div>
      <div className="at-fields">
        {valuesOf(known.pack.data)
          .filter(({ kind }) => kind !== 'choice')
          .map((value) => (
            <ValueField key={value.path} form={form} first={value} />
          ))}
      </div>
    </FormDialog>
  );
}

const emptied = (pack: CompanyPack['pack']): CompanyPack['pack'] => ({
  ...pack,
  from: '',
  to: null,
  source: '',
  enteredBy: null,
  approvedBy: null,
});

type Form = ContractForm<typeof enterPackSchema>;

/** One value of the data, which differs from kind to kind. */
function ValueField({ form, first: { path, kind } }: { form: Form; first: PackValue }) {
  const data: unknown = form.methods.watch('pack.data');
  const now = valuesOf(data).find((each) => each.path === path)?.value ?? '';
  const set = ({ target }: { target: { value: string | number } }) => {
    const changed = withValue(data, path, target.value);
    form.methods.setValue('pack.data', changed as never, { shouldDirty: true });
  };
  const label = sayPlace(path);
  if (kind === 'percent')
    return (
      <TextField
        autoComplete="off"
        inputMode="decimal"
        name={path}
        label={label}
        value={String(now)}
        onChange={set}
      />
    );
  const given = { name: path, label, value: typeof now === 'boolean' ? '' : now, onChange: set };
  return kind === 'money' ? <MoneyField currency="INR" {...given} /> : <NumberField {...given} />;
}
