import { inviteApplicantSchema, type Application } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { assessmentApi } from '../../../shared/assessment.api.js';
import { useInviteApplicantMutation } from '../applicant-test.api.js';

const MOST = 200;

/** Asks an applicant to take an assessment, by a link in an email. */
export default function InviteApplicantDialog({ row, onClose }: RecordDialogProps<Application>) {
  const [invite] = useInviteApplicantMutation();
  const { data } = assessmentApi.useList({ state: 'open', limit: MOST });
  const offered = (data?.items ?? []).filter(({ audience }) => audience !== 'staff');
  const { name } = row.candidate;
  const form = useContractForm(inviteApplicantSchema, {
    defaultValues: { assessmentId: '' },
    submit: async (body) => {
      await invite({ ...body, id: row.id }).unwrap();
      toast.success(t('{name} is invited', { name }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Invite {name}', { name })} submitLabel={t('Invite')} form={form} onClose={onClose}>
      <SelectField
        {...form.field('assessmentId')}
        label={t('Assessment')}
        options={[
          { value: '', label: t('Choose') },
          ...offered.map((each) => ({ value: each.id, label: each.name })),
        ]}
        help={
          data && offered.length === 0
            ? t('No open assessment is for applicants. Open one whose audience allows them.')
            : t('The link is sent by email and works for 7 days.')
        }
      />
    </FormDialog>
  );
}
