import { copyRosterSchema, addDays, type Ref, type RosterReport } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, RefField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { useCopyRosterMutation } from '../../../shared/work-plan.api.js';
import { LeftDays } from './left-days.js';

interface CopyWeekDialogProps {
  /** The week to copy, by its first day. */
  from: string;
  onClose: () => void;
}

/** Copies what the roster says of one week to another, and names the days that were left as they are. */
export function CopyWeekDialog({ from, onClose }: CopyWeekDialogProps) {
  const [report, setReport] = useState<RosterReport | null>(null);
  const [copy] = useCopyRosterMutation();
  const form = useContractForm(copyRosterSchema, {
    defaultValues: { from, to: addDays(from, 7), departmentId: null },
    submit: async (order) => {
      const done = await copy(order).unwrap();
      const { changed: count } = done;
      toast.success(t('{count, plural, one {One day} other {# days}} copied', { count }));
      if (done.left.length > 0) setReport(done);
      else onClose();
    },
  });
  if (report) return <LeftDays report={report} onClose={onClose} />;
  return (
    <FormDialog
      size="sm"
      title={t('Copy week')}
      subtitle={t('Only days that the roster plans otherwise than the schedule are copied.')}
      form={form}
      submitLabel={t('Copy')}
      onClose={onClose}
    >
      <div className="at-fields">
        <DateField label={t('Week from')} wide {...form.field('from')} />
        <DateField label={t('To the week from')} wide {...form.field('to')} />
        <Department form={form} />
      </div>
    </FormDialog>
  );
}

type CopyForm = ReturnType<typeof useContractForm<typeof copyRosterSchema>>;

function Department({ form }: { form: CopyForm }) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  return (
    <RefField
      name="departmentId"
      label={t('Department')}
      help={t('Empty: all.')}
      error={form.field('departmentId').error}
      useOffers={useDepartmentOffers}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        form.methods.setValue('departmentId', next?.id ?? null, { shouldDirty: true });
      }}
    />
  );
}
