import { askLeaveSchema, type AskLeave, type LeavePreview } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Loaded, Note, SkeletonCards } from '@atrium/ui';
import { useDeferredValue } from 'react';
import { usePreviewLeaveQuery } from '../leave.api.js';
import { amountInWords, countInWords, datesInWords, whyInWords } from '../leave.format.js';
import css from './leave-count.module.scss';

/** What a request comes to before it is sent: each date with its reason, what is unpaid, who else is away. */
export function LeaveCount({ asked }: { asked: AskLeave }) {
  const said = askLeaveSchema.safeParse(useDeferredValue({ ...asked, reason: null }));
  if (!said.success) return null;
  return <Counted asked={said.data} />;
}

function Counted({ asked }: { asked: AskLeave }) {
  const query = usePreviewLeaveQuery(asked);
  const hourly = asked.startTime !== null;
  return (
    <Loaded
      of={query}
      current
      title={t('The days could not be counted')}
      skeleton={<SkeletonCards cards={1} rows={2} of="text" label={t('Counting the days')} />}
    >
      {(currentData) => (
        <section className={css['count']} aria-label={t('What it comes to')} aria-live="polite">
          <Sum preview={currentData} hourly={hourly} />
          {currentData.problems.map(({ code, message }) => (
            <Note key={code} tone="warning">
              {message}
            </Note>
          ))}
          {currentData.unpaidDays > 0 && currentData.availableBefore !== null && (
            <Note tone="warning">{unpaidInWords(currentData, currentData.availableBefore, hourly)}</Note>
          )}
          {currentData.planned > 0 && (
            <p className="at-muted mb-0">
              {t('This counts {days} that are credited until then.', {
                days: amount(currentData.planned, hourly),
              })}
            </p>
          )}
          <Dates preview={currentData} hourly={hourly} />
          <Away preview={currentData} />
        </section>
      )}
    </Loaded>
  );
}

/** `2.5 days`, or `2 h 30 min`. */
const amount = (count: number, hourly: boolean): string =>
  amountInWords({ days: count, hours: hourly ? count : null });

function unpaidInWords({ unpaidDays, days }: LeavePreview, left: number, hourly: boolean): string {
  const available = amount(left, hourly);
  return unpaidDays === days
    ? t('You have {available}, so this leave will be unpaid.', { available })
    : t('You have {available}; {unpaid} of these {days} will be unpaid.', {
        available,
        unpaid: countInWords(unpaidDays, hourly),
        days: countInWords(days, hourly),
      });
}

interface PartProps {
  preview: LeavePreview;
  /** Of leave in hours. */
  hourly: boolean;
}

function Sum({ preview: { days, availableAfter }, hourly }: PartProps) {
  return (
    <p className={css['sum']}>
      <strong>{amount(days, hourly)}</strong>
      {availableAfter !== null && (
        <span>{t('{count} left afterwards', { count: countInWords(availableAfter, hourly) })}</span>
      )}
    </p>
  );
}

function Dates({ preview: { dates }, hourly }: PartProps) {
  return (
    <div className={css['dates']} role="region" aria-label={t('Days of leave')} tabIndex={0}>
      <ul>
        {dates.map((date) => (
          <li key={date.date} data-off={date.fraction === 0 || undefined}>
            <span>{formatDate(date.date, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
            <span>{whyInWords(date)}</span>
            <span>{date.fraction === 0 ? '–' : countInWords(date.fraction, hourly)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Away({ preview: { away } }: { preview: LeavePreview }) {
  if (away.length === 0) return null;
  return (
    <p className="at-muted mb-0">
      {t('Also away:')}{' '}
      {away.map(({ employee, from, to }) => `${employee.name} (${datesInWords(from, to)})`).join(', ')}
    </p>
  );
}
