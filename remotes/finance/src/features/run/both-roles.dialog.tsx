import { bothRolesKey, bothRolesSchema, type BothRoles } from '@atrium/contracts';
import { t, toast, useSetting } from '@atrium/sdk';
import { DateField, FormDialog, PersonPicker, TextField, useContractForm } from '@atrium/ui';

const schema = bothRolesSchema.unwrap();

interface BothRolesDialogProps {
  onClose: () => void;
}

/** An admin lets one person approve what they computed, where nobody else can. */
export default function BothRolesDialog({ onClose }: BothRolesDialogProps) {
  const { query, value, save } = useSetting(bothRolesKey);
  if (query.data === undefined) return null;
  return <BothRolesForm value={value} save={save} onClose={onClose} />;
}

interface BothRolesFormProps extends BothRolesDialogProps {
  value: BothRoles;
  save: (value: BothRoles) => Promise<unknown>;
}

function BothRolesForm({ value, save, onClose }: BothRolesFormProps) {
  const form = useContractForm(schema, {
    defaultValues: value ?? { userId: '', name: '', reason: '', until: '' },
    submit: async (given) => {
      await save(given);
      toast.success(t('{name} may compute and approve runs', { name: given.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Allow one person to do both')}
      submitLabel={t('Allow')}
      form={form}
      onClose={onClose}
    >
      <p className="at-13 at-muted m-0">
        {t(
          'Two people see each run. In a small company an admin can let one person compute and approve it; the reason stands on the run and in the audit trail.',
        )}
      </p>
      <PersonPicker
        label={t('Person')}
        {...form.field('userId')}
        chosen={value ? { value: value.userId, label: value.name } : undefined}
        onChoose={(person) => form.methods.setValue('name', person?.label ?? '')}
      />
      <TextField label={t('Reason')} {...form.field('reason')} />
      <DateField
        label={t('Until')}
        help={t('After this day two people are needed again.')}
        {...form.field('until')}
      />
    </FormDialog>
  );
}
