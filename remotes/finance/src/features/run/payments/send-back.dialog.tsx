import { PAY_RUN, type BankFile, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, TextField, useContractForm } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { nameOfRun } from '../../../shared/run-name.format.js';
import { runApi } from '../../../shared/run.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';
import { sayFile } from './bank-file.format.js';
import { payeesOf } from './payments.api.js';

interface SendBackProps extends RunDialogProps {
  /** Null: of those who count as paid in cash. */
  file: BankFile | null;
}

/** Says that somebody who counts as paid was not: the bank sent it back, or it was no cash after all. */
export default function SendBackDialog({ run, file, onClose }: SendBackProps) {
  const { take } = runApi.useCalls();
  const [person, setPerson] = useState<Ref | null>(null);
  const fileId = file?.id;
  const useOffers = useMemo(
    () => payeesOf(run.id, fileId === undefined ? { of: 'cash' } : { of: 'paid', fileId }),
    [run.id, fileId],
  );
  const name = file ? t('Record a return') : t('Record as not paid');
  const form = useContractForm(PAY_RUN.steps.sendBack.body, {
    defaultValues: { version: run.version, employeeId: '', reason: '' },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'sendBack' });
      toast.success(file ? t('Return recorded') : t('Payment undone'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={name}
      subtitle={file ? sayFile(run, file) : nameOfRun(run)}
      submitLabel={name}
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
        label={file ? t('Why the bank sent it back') : t('Why it was not paid')}
        help={t('The person is then to be paid again.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
