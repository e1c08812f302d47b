import { PAY_RUN, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, TextField, useContractForm } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { nameOfRun } from '../../../shared/run-name.format.js';
import { runApi } from '../../../shared/run.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';
import { payeesOf } from './payments.api.js';

/** Says that somebody who counts as paid in cash was not paid after all. */
export default function UnpayCashDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const [person, setPerson] = useState<Ref | null>(null);
  const useOffers = useMemo(() => payeesOf(run.id, { of: 'cash' }), [run.id]);
  const form = useContractForm(PAY_RUN.steps.sendBack.body, {
    defaultValues: { version: run.version, employeeId: '', reason: '' },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'sendBack' });
      toast.success(t('Payment undone'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Not paid after all')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Not paid after all')}
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
        label={t('Why it was not paid')}
        help={t('The person is then to be paid again.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
