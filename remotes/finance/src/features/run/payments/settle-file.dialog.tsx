import { dayIn, PAY_RUN, type Ref } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import { DateField, FormDialog, IconButton, RefField, TextField, useContractForm } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { runApi } from '../../../shared/run.api.js';
import type { BankFileDialogProps } from './bank-file-dialog.types.js';
import { sayFile } from './bank-file.format.js';
import { payeesOf } from './payments.api.js';
import css from './payments.module.scss';

/** Says that the bank has paid a file, and whom it sent back. */
export default function SettleFileDialog({ run, file, onClose }: BankFileDialogProps) {
  const { take } = runApi.useCalls();
  const { company } = useUser();
  const form = useContractForm(PAY_RUN.steps.settleBankFile.body, {
    defaultValues: {
      version: run.version,
      fileId: file.id,
      paidOn: dayIn(new Date(), company.timezone),
      returned: [],
    },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'settleBankFile' });
      toast.success(t('Payment recorded'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Record payment')}
      subtitle={sayFile(run, file)}
      submitLabel={t('Record payment')}
      form={form}
      onClose={onClose}
    >
      <DateField label={t('Paid on')} {...form.field('paidOn')} />
      <Returned form={form} run={run.id} fileId={file.id} />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useContractForm<typeof PAY_RUN.steps.settleBankFile.body>>;

interface ReturnedProps {
  form: Form;
  run: string;
  fileId: string;
}

/** Each with the reason that the bank gives. */
function Returned({ form: { field, methods }, run, fileId }: ReturnedProps) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const returned = methods.watch('returned');
  const useOffers = useMemo(() => payeesOf(run, { of: 'sent', fileId }), [run, fileId]);
  const set = (next: typeof returned) => methods.setValue('returned', next, { shouldDirty: true });
  const add = (person: Ref | null) => {
    if (person === null || returned.some(({ employeeId }) => employeeId === person.id)) return;
    setNames(new Map(names).set(person.id, person.name));
    set([...returned, { employeeId: person.id, reason: '' }]);
  };
  return (
    <>
      {returned.map(({ employeeId }, place) => {
        const name = names.get(employeeId) ?? '';
        return (
          <div key={employeeId} className={css['returned']}>
            <TextField
              autoComplete="off"
              label={t('Why the bank sent {name} back', { name })}
              {...field(`returned.${place}.reason`)}
              error={field(`returned.${place}.employeeId`).error ?? field(`returned.${place}.reason`).error}
            />
            <IconButton
              icon="x"
              label={t('Remove {name}', { name })}
              onClick={() => set(returned.filter((each) => each.employeeId !== employeeId))}
            />
          </div>
        );
      })}
      <RefField
        // A new field after each choice, so that the next one is typed into an empty one.
        key={returned.length}
        label={t('Sent back by the bank')}
        help={t('Everyone else of the file counts as paid.')}
        chosen={null}
        onChoose={add}
        useOffers={useOffers}
      />
    </>
  );
}
