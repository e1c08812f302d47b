import { inviteToAssessmentSchema, type Assessment } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import {
  FormDialog,
  MultiCombobox,
  useContractForm,
  type RecordDialogProps,
  type UseOptions,
} from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { useInviteToAssessmentMutation } from '../../../shared/assessment.api.js';

const usePeople: UseOptions = (search) => ({
  options: useEmployeeOffers(search).map(({ id, name, note }) => ({
    value: id,
    label: name,
    note: note ?? null,
  })),
});

/** Asks people to take an assessment. */
export default function InviteDialog({ row, onClose }: RecordDialogProps<Assessment>) {
  const [invite] = useInviteToAssessmentMutation();
  const form = useContractForm(inviteToAssessmentSchema, {
    defaultValues: { employeeIds: [] },
    submit: async (body) => {
      const { invited } = await invite({ ...body, id: row.id }).unwrap();
      toast.success(
        t(
          '{count, plural, =0 {All of them were invited before} one {# person is invited} other {# people are invited}}',
          { count: invited },
        ),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Invite people to {name}', { name: row.name })}
      submitLabel={t('Invite')}
      form={form}
      onClose={onClose}
    >
      <MultiCombobox
        {...form.field('employeeIds')}
        label={t('People')}
        help={
          row.state === 'draft'
            ? t('They are notified once the assessment is open.')
            : t('They are notified now. Who was invited before is not notified again.')
        }
        useOptions={usePeople}
      />
    </FormDialog>
  );
}
