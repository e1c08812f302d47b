import { BOTH_ROLES_OVER, bothRolesKey, bothRolesSchema, dayIn, type BothRoles } from '@atrium/contracts';
import { t, toast, useSetting, useUser } from '@atrium/sdk';
import {
  DateField,
  DialogForm,
  DialogFrame,
  Loaded,
  PartSkeleton,
  PersonPicker,
  TextField,
  useContractForm,
} from '@atrium/ui';

interface BothRolesDialogProps {
  onClose: () => void;
}

/** An admin lets one person approve what they computed, where nobody else can. */
export default function BothRolesDialog({ onClose }: BothRolesDialogProps) {
  const { query, value, save } = useSetting(bothRolesKey);
  return (
    <DialogFrame title={t('Allow one person to do both')} onClose={onClose}>
      <Loaded
        // Nobody is an answer, too.
        of={{ ...query, data: query.data === undefined ? undefined : { value } }}
        title={t('The settings could not be loaded')}
        skeleton={<PartSkeleton label={t('Loading the settings')} />}
      >
        {() => <BothRolesForm value={value} save={save} onClose={onClose} />}
      </Loaded>
    </DialogFrame>
  );
}

interface BothRolesFormProps extends BothRolesDialogProps {
  value: BothRoles;
  save: (value: BothRoles) => Promise<unknown>;
}

function BothRolesForm({ value, save, onClose }: BothRolesFormProps) {
  const today = dayIn(new Date(), useUser().company.timezone);
  // What is over is given anew.
  const known = value !== null && value.until >= today ? value : null;
  const schema = bothRolesSchema.unwrap().refine(({ until }) => until >= today, {
    path: ['until'],
    message: BOTH_ROLES_OVER,
  });
  const form = useContractForm(schema, {
    defaultValues: known ?? { userId: '', name: '', reason: '', until: '' },
    submit: async (given) => {
      await save(given);
      toast.success(t('{name} may compute and approve runs', { name: given.name }));
      onClose();
    },
  });
  return (
    <DialogForm form={form} submitLabel={t('Allow')}>
      <p className="at-13 at-muted m-0">
        {t(
          'Two people see each run. In a small company an admin can let one person compute and approve it; the reason stands on the run and in the audit trail.',
        )}
      </p>
      <PersonPicker
        label={t('Person')}
        {...form.field('userId')}
        chosen={known ? { value: known.userId, label: known.name } : undefined}
        onChoose={(person) => form.methods.setValue('name', person?.label ?? '')}
      />
      <TextField label={t('Reason')} {...form.field('reason')} />
      <DateField
        label={t('Until')}
        help={t('After this day two people are needed again.')}
        {...form.field('until')}
      />
    </DialogForm>
  );
}
