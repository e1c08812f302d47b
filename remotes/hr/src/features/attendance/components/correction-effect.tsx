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

interface EffectProps {
  asked: AskCorrection;
  employeeId: string | undefined;
}

/** What a correction would make of the day, as soon as its times are known. */
export function CorrectionEffect({ asked, employeeId }: EffectProps) {
  // The reason changes nothing of the day, and is not known yet.
  const said = askCorrectionSchema.safeParse(useDeferredValue({ ...asked, reason: '–––' }));
  if (!said.success) return null;
  return <Effect asked={said.data} employeeId={employeeId} />;
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
    <table className={css['effect']} aria-live="polite">
      <caption className="visually-hidden">{t('What it makes of the day')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('Afterwards')}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ label, of }) => (
          <tr key={label()} data-changed={of(before) !== of(after) || undefined}>
            <th scope="row">{label()}</th>
            <td className="at-num">{of(before)}</td>
            <td className="at-num">{of(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
