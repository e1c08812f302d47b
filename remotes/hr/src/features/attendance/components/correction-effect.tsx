import {
  askCorrectionSchema,
  type AskCorrection,
  type AttendanceDate,
  type CorrectionPreview,
} from '@atrium/contracts';
import { t, toFailure } from '@atrium/sdk';
import { Note, SkeletonCards } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { outcomeInWords, timesInWords } from '../attendance-date.format.js';
import { clockTime, hoursAndMinutes } from '../attendance.format.js';
import { usePreviewCorrectionQuery } from '../correction.api.js';
import { breaksOf } from '../day-breaks.rules.js';
import css from './correction-effect.module.scss';
import { EffectTable } from './effect-table.js';

interface EffectProps {
  asked: AskCorrection;
  employeeId: string | undefined;
}

/** What a correction would make of the day, as soon as its times are known. */
export function CorrectionEffect({ asked, employeeId }: EffectProps) {
  // The reason changes nothing of the day, and is not known yet.
  const said = askCorrectionSchema.safeParse(useDeferredValue({ ...asked, reason: '–––' }));
  // The region stands from the start: what comes into it later is read aloud.
  return <div aria-live="polite">{said.success && <Effect asked={said.data} employeeId={employeeId} />}</div>;
}

function Effect({ asked, employeeId }: EffectProps) {
  const { currentData, error } = usePreviewCorrectionQuery({ ...asked, employeeId });
  if (error) return <Note tone="warning">{toFailure(error).error.message}</Note>;
  if (!currentData) return <SkeletonCards cards={1} rows={3} of="text" label={t('Counting the day')} />;
  return <BeforeAfter change={currentData} />;
}

/** The day as it is beside the day as it would be. */
function BeforeAfter({ change: { before, after } }: { change: CorrectionPreview }) {
  return (
    <EffectTable
      caption={t('What it makes of the day')}
      captionHidden
      numbers
      rows={LINES.map(({ label, of }) => ({
        key: label(),
        label: label(),
        now: of(before),
        afterwards: of(after),
        changes: of(before) !== of(after),
      }))}
    />
  );
}

const LINES: { label: () => string; of: (day: AttendanceDate) => string }[] = [
  { label: () => t('In and out'), of: timesInWords },
  { label: () => t('Breaks'), of: breaksInWords },
  { label: () => t('Time in breaks'), of: ({ breakMinutes }) => hoursAndMinutes(breakMinutes) },
  { label: () => t('Worked'), of: ({ workedMinutes }) => hoursAndMinutes(workedMinutes) },
  { label: () => t('Overtime'), of: ({ overtimeMinutes }) => hoursAndMinutes(overtimeMinutes) },
  { label: () => t('Counts as'), of: outcomeOf },
];

function breaksInWords(day: AttendanceDate): string {
  const times = breaksOf(day).map(
    ({ from, to }) => `${clockTime(from, day.timezone)} – ${clockTime(to, day.timezone)}`,
  );
  return times.join(', ') || '–';
}

/** That it waits for a decision is not what it comes to. */
function outcomeOf(day: AttendanceDate): string {
  return outcomeInWords({ ...day, asked: false });
}

/** `09:13 – 19:00 → 09:13 – 19:30`, worked and breaks likewise: what a row of the list says of a change. */
export function ChangeInWords({ change: { before, after } }: { change: CorrectionPreview }) {
  const said = (of: (day: AttendanceDate) => string) =>
    of(before) === of(after) ? of(after) : t('{before} → {after}', { before: of(before), after: of(after) });
  return (
    <span className={css['change']}>
      <span>{said(timesInWords)}</span>
      <span className="at-faint">
        {t('Worked {worked} · breaks {breaks}', {
          worked: said(({ workedMinutes }) => hoursAndMinutes(workedMinutes)),
          breaks: said(({ breakMinutes }) => hoursAndMinutes(breakMinutes)),
        })}
      </span>
    </span>
  );
}
