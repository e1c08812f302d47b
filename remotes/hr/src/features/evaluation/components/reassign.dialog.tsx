import { EVALUATION_FORM, type EvaluationForm, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, RefField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { formApi } from '../evaluation.api.js';

/** Gives a form that is not submitted to somebody else. */
export default function ReassignDialog({ row, onClose }: RecordDialogProps<EvaluationForm>) {
  const { take } = formApi.useCalls();
  const [chosen, setChosen] = useState<Ref | null>(null);
  const form = useContractForm(EVALUATION_FORM.steps.reassign.body, {
    defaultValues: { version: row.version, reviewerId: '' },
    submit: async (body) => {
      const { reviewer } = await take({ ...body, id: row.id, step: 'reassign' });
      toast.success(t('{name} writes the form now', { name: reviewer.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Give the form about {name} to another', { name: row.subject.name })}
      submitLabel={t('Give to another')}
      form={form}
      onClose={onClose}
    >
      <RefField
        label={t('Who writes')}
        name="reviewerId"
        required
        error={form.field('reviewerId').error}
        help={t('What {name} has written so far is not passed on.', { name: row.reviewer.name })}
        chosen={chosen}
        onChoose={(ref) => {
          setChosen(ref);
          form.methods.setValue('reviewerId', ref?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useEmployeeOffers}
      />
    </FormDialog>
  );
}
