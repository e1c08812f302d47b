import { dayIn, PAY_RUN, type Ref } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import { DateField, FormDialog, IconButton, ListRow, RefField, useContractForm } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { nameOfRun } from '../../../shared/run-name.format.js';
import { runApi } from '../../../shared/run.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';
import { payeesOf } from './payments.api.js';

/** Says who was paid in cash. */
export default function PayCashDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const { company } = useUser();
  const [people, setPeople] = useState<readonly Ref[]>([]);
  const useOffers = useMemo(() => payeesOf(run.id, { of: 'due' }), [run.id]);
  const form = useContractForm(PAY_RUN.steps.payCash.body, {
    defaultValues: { version: run.version, employeeIds: [], paidOn: dayIn(new Date(), company.timezone) },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'payCash' });
      toast.success(t('Payment recorded'));
      onClose();
    },
  });
  const choose = (next: readonly Ref[]) => {
    setPeople(next);
    const ids = next.map(({ id }) => id);
    form.methods.setValue('employeeIds', ids, { shouldDirty: true, shouldValidate: ids.length > 0 });
  };
  return (
    <FormDialog
      size="sm"
      title={t('Pay in cash')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Record payment')}
      form={form}
      onClose={onClose}
    >
      <People people={people} onChange={choose} />
      <RefField
        key={people.length}
        name="employeeIds"
        label={t('Employee')}
        help={t('Also people who were paid by cheque or from another account.')}
        error={form.field('employeeIds').error}
        chosen={null}
        onChoose={(person) =>
          person && !people.some(({ id }) => id === person.id) && choose([...people, person])
        }
        useOffers={useOffers}
      />
      <DateField label={t('Paid on')} {...form.field('paidOn')} />
    </FormDialog>
  );
}

interface PeopleProps {
  people: readonly Ref[];
  onChange: (people: readonly Ref[]) => void;
}

const People = ({ people, onChange }: PeopleProps) =>
  people.map(({ id, name }) => (
    <ListRow
      key={id}
      compact
      title={name}
      end={
        <IconButton
          icon="x"
          label={t('Remove {name}', { name })}
          onClick={() => onChange(people.filter((each) => each.id !== id))}
        />
      }
    />
  ));
