import { fillRosterSchema, type RosterChange, type RosterReport, type RosterRow } from '@atrium/contracts';
import { formatTimeOfDay, offerUndo, t, toast } from '@atrium/sdk';
import { CheckField, DateField, FormDialog, SelectField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useChangeRosterMutation, useFillRosterMutation, useShifts } from '../../../shared/work-plan.api.js';
import { LeftDays } from './left-days.js';

interface FillDaysProps {
  employee: RosterRow['employee'];
  /** The range that is offered first. */
  from: string;
  to: string;
  onClose: () => void;
}

/** Gives somebody one shift, or days off, on all days of a range. */
export default function FillDaysDialog({ employee, from, to, onClose }: FillDaysProps) {
  const [report, setReport] = useState<RosterReport | null>(null);
  const [fill] = useFillRosterMutation();
  const [change] = useChangeRosterMutation();
  const shifts = useShifts();
  const form = useContractForm(fillRosterSchema, {
    defaultValues: { employeeId: employee.id, from, to, plan: 'schedule', keepsOff: true },
    submit: async (order) => {
      const done = await fill(order).unwrap();
      tellPlanned(employee.name, done, (changes) => change({ changes }).unwrap());
      if (done.left.length > 0) setReport(done);
      else onClose();
    },
  });
  if (report) return <LeftDays report={report} onClose={onClose} />;
  const plans = [
    { value: 'schedule', label: t('As the schedule says') },
    { value: 'off', label: t('Day off') },
    ...shifts.map(({ id, name, start, end }) => ({
      value: id,
      label: `${name}, ${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`,
    })),
  ];
  return (
    <FormDialog
      size="sm"
      title={t('Fill days')}
      subtitle={employee.name}
      form={form}
      submitLabel={t('Fill')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField label={t('Plan')} wide options={plans} {...form.field('plan')} />
        <DateField label={t('From')} {...form.field('from')} />
        <DateField label={t('To')} {...form.field('to')} />
        <CheckField
          label={t('Leave weekly days off and holidays as they are')}
          wide
          {...form.methods.register('keepsOff')}
        />
      </div>
    </FormDialog>
  );
}

/** Says how many days were planned, and takes back those and no others. */
function tellPlanned(
  name: string,
  { changed, undo }: RosterReport,
  change: (changes: RosterChange[]) => Promise<unknown>,
): void {
  const words = t('{name}: {count, plural, one {# day} other {# days}} planned', { name, count: changed });
  if (undo.length === 0) toast.success(words);
  else offerUndo(words, () => change(undo));
}
