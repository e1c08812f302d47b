import { PAY_RUN, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, TextField, useContractForm } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { runApi } from '../../../shared/run.api.js';
import type { BankFileDialogProps } from './bank-file-dialog.types.js';
import { sayFile } from './bank-file.format.js';
import { payeesOf } from './payments.api.js';

/** Says that what counted as paid came back. */
export default function SendBackDialog({ run, file, onClose }: BankFileDialogProps) {
  const { take } = runApi.useCalls();
  const [person, setPerson] = useState<Ref | null>(null);
  const useOffers = useMemo(() => payeesOf(run.id, { of: 'paid', fileId: file.id }), [run.id, file.id]);
  const form = useContractForm(PAY_RUN.steps.sendBack.body, {
    defaultValues: { version: run.version, employeeId: '', reason: '' },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'sendBack' });
      toast.success(t('Return recorded'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Record a return')}
      subtitle={sayFile(run, file)}
      submitLabel={t('Record a return')}
      form={form}
      onClose={onClose}
    >
      <RefField
        name="employeeId"
        label={t('Employee')}
        required
        error={form.field('employeeId').error}
        chosen={person}
        onChoose={(chosen) => {
          setPerson(chosen);
          form.methods.setValue('employeeId', chosen?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useOffers}
      />
      <TextField
        autoComplete="off"
        label={t('Why the bank sent it back')}
        help={t('The person is then to be paid again.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
