import {
  SCHEDULE,
  type CreateSchedule,
  type Schedule,
  type Shift,
  type WeeklyOffRule,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { useState } from 'react';
import { FieldGroup } from '../../../shared/field-group.js';
import { scheduleApi, shiftApi } from '../../../shared/work-plan.api.js';
import { useToday } from '../../../shared/use-today.js';
import { AffectedNote } from './affected-note.js';
import { fromToday } from './plan-start.rules.js';
import { WeekField } from './week-field.js';

/** The first shift on the five days from Monday. */
const firstWeek = (shift: Shift | undefined): CreateSchedule => {
  const id = shift?.id ?? null;
  return { name: '', weeklyOffs: [6, 7], shiftIds: [id, id, id, id, id, null, null], validFrom: null };
};

/** A week: which days are off, and the shift of each other day. */
export default function ScheduleDialog(props: RecordFormProps<Schedule>) {
  const { data, error } = shiftApi.useList({ limit: 1 });
  if (!data && !error) return null;
  return <ScheduleForm {...props} first={firstWeek(data?.items[0])} />;
}

function ScheduleForm({ row: given, onClose, first }: RecordFormProps<Schedule> & { first: CreateSchedule }) {
  const today = useToday();
  const [row] = useState(() => fromToday(given, today));
  const form = useRecordForm(SCHEDULE, {
    row,
    onClose,
    first,
    calls: scheduleApi.useCalls(),
    nameOf: ({ name }) => name,
  });
  const { field, methods } = form;
  const from: unknown = methods.watch('validFrom');
  const change = { kind: 'schedule', id: row?.id ?? null, employeeId: null, departmentId: null } as const;
  return (
    <FormDialog {...form.frame} size="lg">
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
      </div>
      <WeekField
        weeklyOffs={methods.watch('weeklyOffs') as WeeklyOffRule[]}
        shiftIds={methods.watch('shiftIds') as (string | null)[]}
        error={field('weeklyOffs').error ?? field('shiftIds').error}
        onChange={({ weeklyOffs, shiftIds }) => {
          methods.setValue('weeklyOffs', weeklyOffs, { shouldDirty: true });
          methods.setValue('shiftIds', shiftIds, { shouldDirty: true });
        }}
      />
      {row && (
        <FieldGroup title={t('From when the change holds')}>
          <DateField {...field('validFrom')} help={t('The days before keep their plan.')} />
          {typeof from === 'string' && <AffectedNote change={{ ...change, from }} />}
        </FieldGroup>
      )}
    </FormDialog>
  );
}
