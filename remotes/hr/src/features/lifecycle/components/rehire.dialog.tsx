import { dayIn, EMPLOYEE, type Employee } from '@atrium/contracts';
import { t, toast, useCompanyPath } from '@atrium/sdk';
import { CheckField, DateField, FormDialog, Note, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { employeeApi, fullName } from '../../../shared/employee.api.js';

/** A new employment of somebody who had left. */
export default function RehireDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const { take } = employeeApi.useCalls();
  const navigate = useNavigate();
  const path = useCompanyPath();
  const name = fullName(row);
  const form = useContractForm(EMPLOYEE.steps.rehire.body, {
    defaultValues: {
      version: row.version,
      joiningDate: dayIn(new Date(), row.timezone),
      invite: !row.userId,
    },
    submit: async (body) => {
      const { id, code } = await take({ ...body, id: row.id, step: 'rehire' });
      toast.success(t('{name} works here again, as {code}', { name, code }));
      onClose();
      // The record of the employment that has ended stays as it is.
      void navigate(path(`employee/Management?open=${id}`));
    },
  });
  return (
    <FormDialog
      title={t('Hire {name} again', { name })}
      submitLabel={t('Hire again')}
      form={form}
      onClose={onClose}
    >
      <Note tone="info">
        {t('They get a new code, and balances start afresh. Job and contact details are taken over.')}
      </Note>
      <DateField label={t('Joining date')} {...form.field('joiningDate')} />
      {row.userId === null && (
        <CheckField {...form.field('invite')} label={t('Send an invitation to the work email')} />
      )}
    </FormDialog>
  );
}
