import { deductorKey, deductorSchema, type Deductor } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';

interface DeductorDialogProps {
  onClose: () => void;
}

/** Who deducts tax, and who answers for it. */
export default function DeductorDialog({ onClose }: DeductorDialogProps) {
  const { query, value, save } = useSetting(deductorKey);
  if (query.data === undefined) return null;
  return <DeductorForm value={value} save={save} onClose={onClose} />;
}

interface DeductorFormProps extends DeductorDialogProps {
  value: Deductor | null;
  save: (value: Deductor | null) => Promise<unknown>;
}

function DeductorForm({ value, save, onClose }: DeductorFormProps) {
  const form = useContractForm(deductorSchema, {
    defaultValues: value ?? { tan: '', person: '', designation: '' },
    submit: async (given) => {
      await save(given);
      toast.success(t('Deductor saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Deductor')} size="sm" submitLabel={t('Save')} form={form} onClose={onClose}>
      <TextField label={t('TAN')} autoComplete="off" {...form.field('tan')} />
      <TextField label={t('Person responsible')} autoComplete="off" {...form.field('person')} />
      <TextField label={t('Designation')} autoComplete="off" {...form.field('designation')} />
    </FormDialog>
  );
}
