import { correctSlipSchema, type PaySlipDetail } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { sayMonth } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { useCorrectSlipMutation } from '../../../shared/special-run.api.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';

/** Reverses a locked payslip, and begins the corrected one. */
export default function CorrectSlipDialog({ slip, onClose }: { slip: PaySlipDetail; onClose: () => void }) {
  const [correct] = useCorrectSlipMutation();
  const { run } = usePayrollPaths();
  const navigate = useNavigate();
  const form = useContractForm(correctSlipSchema, {
    defaultValues: { version: slip.version, reason: '' },
    submit: async (body, key) => {
      const { id } = await correct({ id: slip.id, key, body }).unwrap();
      onClose();
      await navigate(run(id));
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Reverse and correct')}
      subtitle={`${nameOfRef(slip.employee)}, ${sayMonth(slip.month)}`}
      submitLabel={t('Start correction')}
      form={form}
      onClose={onClose}
    >
      <p className="m-0">
        {t(
          'This payslip stays as it is. A run of its own reverses it and makes a corrected one; someone else approves it, and only the difference is paid or deducted.',
        )}
      </p>
      <TextField autoComplete="off" label={t('Reason')} {...form.field('reason')} />
    </FormDialog>
  );
}
