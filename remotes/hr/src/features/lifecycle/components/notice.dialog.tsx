import { dayIn, EMPLOYEE, NOTICE_DAYS, addDays, type Employee } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, TextField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { employeeApi, fullName } from '../../../shared/employee.api.js';
import { SuccessorField } from './successor-field.js';

function useNoticeForm(row: Employee, onClose: () => void) {
  const { take } = employeeApi.useCalls();
  const today = dayIn(new Date(), row.timezone);
  return useContractForm(EMPLOYEE.steps.giveNotice.body, {
    defaultValues: {
      version: row.version,
      noticeOn: today,
      reason: '',
      successorId: null,
      lastWorkingDay: addDays(today, NOTICE_DAYS[row.employmentType]),
    },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'giveNotice' });
      toast.success(t('{name} is on notice', { name: fullName(row) }));
      onClose();
    },
  });
}

/** Puts somebody on notice. */
export default function NoticeDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const form = useNoticeForm(row, onClose);
  const [name, days] = [fullName(row), NOTICE_DAYS[row.employmentType]];
  return (
    <FormDialog
      title={t('Give notice')}
      subtitle={name}
      submitLabel={t('Give notice')}
      form={form}
      onClose={onClose}
    >
      <div className="at-fields">
        <DateField label={t('Notice given')} {...form.field('noticeOn')} />
        <DateField
          label={t('Last working day')}
          help={t('{count, plural, one {Notice period: # day} other {Notice period: # days}}', {
            count: days,
          })}
          {...form.field('lastWorkingDay')}
        />
        <TextField
          label={t('Reason')}
          help={t('Needed when the notice period is shortened')}
          wide
          {...form.field('reason')}
        />
      </div>
      <SuccessorField
        employeeId={row.id}
        error={form.field('successorId').error}
        onChange={(id) => form.methods.setValue('successorId', id, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
