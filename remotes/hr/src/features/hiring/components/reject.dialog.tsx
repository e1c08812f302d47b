import { APPLICATION, type Application } from '@atrium/contracts';
import { offerUndo, t } from '@atrium/sdk';
import { FormDialog, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi } from '../hiring.api.js';
import { RejectFields } from './reject-fields.js';

/** Rejects an applicant with a reason, which stays inside the company. */
export default function RejectDialog({ row, onClose }: RecordDialogProps<Application>) {
  const { take } = applicationApi.useCalls();
  const { name } = row.candidate;
  const form = useContractForm(APPLICATION.steps.reject.body, {
    defaultValues: { version: row.version, reason: 'skills', note: '' },
    submit: async (body) => {
      const { id, version } = await take({ ...body, id: row.id, step: 'reject' });
      offerUndo(t('{name} is rejected', { name }), () => take({ id, version, step: 'reopen' }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Reject {name}', { name })} submitLabel={t('Reject')} form={form} onClose={onClose}>
      <RejectFields {...form} />
    </FormDialog>
  );
}
