import { declarationWindowKey, declarationWindowSchema, type DeclarationWindow } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm } from '@atrium/ui';
import { sayMonthName } from '../../../shared/pay.format.js';

const MONTHS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];

interface WindowDialogProps {
  onClose: () => void;
}

/** Chooses the month in which the declarations of a tax year close. */
export default function WindowDialog({ onClose }: WindowDialogProps) {
  const { query, value, save } = useSetting(declarationWindowKey);
  if (query.data === undefined) return null;
  return <WindowForm value={value} save={save} onClose={onClose} />;
}

interface WindowFormProps extends WindowDialogProps {
  value: DeclarationWindow;
  save: (value: DeclarationWindow) => Promise<unknown>;
}

function WindowForm({ value, save, onClose }: WindowFormProps) {
  const form = useContractForm(declarationWindowSchema, {
    defaultValues: value,
    submit: async (chosen) => {
      await save(chosen);
      toast.success(t('Month saved'));
      onClose();
    },
  });
  const { error, name } = form.field('lastMonth');
  const chosen = form.methods.watch('lastMonth');
  return (
    <FormDialog title={t('Until when people declare')} submitLabel={t('Save')} form={form} onClose={onClose}>
      <SelectField
        label={t('Last month')}
        help={t('In the months after it no one changes a declaration, and pay counts only what is approved.')}
        name={name}
        error={error}
        value={String(chosen)}
        options={MONTHS.map((month) => ({
          value: String(month),
          label: sayMonthName(`2026-${String(month).padStart(2, '0')}`),
        }))}
        onChange={(event) =>
          form.methods.setValue('lastMonth', Number(event.target.value), { shouldDirty: true })
        }
      />
    </FormDialog>
  );
}
