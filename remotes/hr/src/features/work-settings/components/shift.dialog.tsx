import { SHIFT, type Shift } from '@atrium/contracts';
import { allLabelled, msg, t } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  TimeField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useState } from 'react';
import { FieldGroup } from '../../../shared/field-group.js';
import { shiftApi } from '../../../shared/work-plan.api.js';
import { useToday } from '../../../shared/use-today.js';
import { AffectedNote } from './affected-note.js';
import { FIRST_SHIFT } from './first-shift.data.js';
import { fromToday } from './plan-start.rules.js';

const BREAKS = { punched: msg('As clocked'), auto: msg('Taken off automatically') };
const OVERTIME = {
  end: msg('After the end'),
  both: msg('Before the start and after the end'),
  off: msg('Never'),
};
const COUNTING = {
  sessions: msg('Time between clocking in and out'),
  firstLast: msg('From the first to the last'),
};

function useShiftForm({ row: given, onClose }: RecordFormProps<Shift>) {
  const today = useToday();
  const [row] = useState(() => fromToday(given, today));
  const form = useRecordForm(SHIFT, {
    row,
    onClose,
    calls: shiftApi.useCalls(),
    first: FIRST_SHIFT,
    nameOf: ({ name }) => name,
  });
  return { ...form, row };
}

type ShiftForm = ReturnType<typeof useShiftForm>;

/** The hours of a shift, how its days are counted, and from when a change holds. */
export default function ShiftDialog(props: RecordFormProps<Shift>) {
  const form = useShiftForm(props);
  return (
    <FormDialog {...form.frame} size="lg">
      <Hours {...form} />
      <Clocking {...form} />
      <Counting {...form} />
      {form.row && <Change form={form} row={form.row} />}
    </FormDialog>
  );
}

const Hours = ({ field }: ShiftForm) => (
  <FieldGroup title={t('Hours')}>
    <TextField autoComplete="off" wide {...field('name')} />
    <TimeField {...field('start')} />
    <TimeField {...field('end')} help={t('Not after the start: it ends on the next day.')} />
    <TimeField {...field('halfAt')} help={t('Empty: in the middle.')} />
    <NumberField {...field('breakMin')} />
    <SelectField {...field('breakMode')} options={allLabelled(BREAKS)} />
    <NumberField {...field('breakAfterMin')} />
  </FieldGroup>
);

const Clocking = ({ field }: ShiftForm) => (
  <FieldGroup title={t('Clocking in and out')}>
    <NumberField {...field('windowBefore')} />
    <NumberField {...field('windowAfter')} />
    <NumberField {...field('graceIn')} />
    <NumberField {...field('graceOut')} />
    <NumberField {...field('autoCloseAfter')} help={t('Empty: when clocking out ends.')} />
  </FieldGroup>
);

const Counting = ({ field }: ShiftForm) => (
  <FieldGroup title={t('How the day counts')}>
    <NumberField {...field('halfDayMin')} />
    <NumberField {...field('fullDayMin')} />
    <SelectField {...field('overtimeFrom')} options={allLabelled(OVERTIME)} />
    <NumberField {...field('otAfterMin')} />
    <SelectField {...field('countMode')} options={allLabelled(COUNTING)} />
  </FieldGroup>
);

function Change({ form, row }: { form: ShiftForm; row: Shift }) {
  const from: unknown = form.methods.watch('validFrom');
  const change = { kind: 'shift', id: row.id, employeeId: null, departmentId: null } as const;
  return (
    <FieldGroup title={t('From when the change holds')}>
      <DateField {...form.field('validFrom')} help={t('The days before keep their hours.')} />
      {typeof from === 'string' && <AffectedNote change={{ ...change, from }} />}
    </FieldGroup>
  );
}
