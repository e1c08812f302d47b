import { previewShiftSchema, type PreviewShift, type ShiftPreview, type ShiftStay } from '@atrium/contracts';
import { formatDate, formatTimeOfDay, msg, t, toFailure, translate } from '@atrium/sdk';
import { Note, SkeletonCards } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { usePreviewShiftQuery } from '../shift-request.api.js';
import { EffectTable } from './effect-table.js';

const STAYS: Record<ShiftStay, string> = {
  past: msg('Past, stays'),
  begun: msg('Started already, stays'),
  notEmployed: msg('Not employed then, stays'),
  off: msg('Day off, stays'),
  holiday: msg('Holiday, stays'),
  leave: msg('On leave, stays'),
  same: msg('Same shift, stays'),
};

/** What a request for a shift would make of its days, as soon as they are known. */
export function ShiftEffect({ asked: { from, to, shiftId } }: { asked: PreviewShift }) {
  const said = previewShiftSchema.safeParse(useDeferredValue({ from, to, shiftId }));
  // The region stands from the start: what comes into it later is read aloud.
  return <div aria-live="polite">{said.success && <Effect asked={said.data} />}</div>;
}

function Effect({ asked }: { asked: PreviewShift }) {
  const { currentData, error } = usePreviewShiftQuery(asked);
  if (error) return <Note tone="warning">{toFailure(error).error.message}</Note>;
  if (!currentData) return <SkeletonCards cards={1} rows={3} of="text" label={t('Looking at the days')} />;
  return <Days preview={currentData} />;
}

/** Each day as it is planned now beside what it would be. */
function Days({ preview: { days, changed } }: { preview: ShiftPreview }) {
  return (
    <EffectTable
      caption={t('{count, plural, one {# day gets the shift.} other {# days get the shift.}}', {
        count: changed,
      })}
      rows={days.map((day) => ({
        key: day.date,
        label: formatDate(day.date, WITH_WEEKDAY),
        now: nowOf(day),
        afterwards: afterwardsOf(day),
        changes: day.stays === null,
      }))}
    />
  );
}

function afterwardsOf({ stays, partLeave }: ShiftPreview['days'][number]): string {
  if (stays !== null) return translate(STAYS[stays]);
  return partLeave ? t('The new shift, partly on leave') : t('The new shift');
}

const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function nowOf({ before, holiday }: ShiftPreview['days'][number]): string {
  if (holiday !== null) return holiday;
  if (!before) return t('No shift');
  return `${before.name}, ${formatTimeOfDay(before.start)}–${formatTimeOfDay(before.end)}`;
}
