import { PAY_BLOCK_LABELS, PAY_WARNING_LABELS, type PaySlipDetail, type UnpaidDate } from '@atrium/contracts';
import { formatDate, formatList, t, translate } from '@atrium/sdk';
import { Note } from '@atrium/ui';

/** Why it is held or cannot be paid, and what somebody should know. */
export function SlipNotes({ slip }: { slip: PaySlipDetail }) {
  const { blocks, warnings, holdReason } = slip;
  return (
    <>
      {holdReason !== null && <Note tone="warning">{t('Held: {reason}', { reason: holdReason })}</Note>}
      {blocks.map(({ code, of }) => (
        <Note key={`${code} ${of ?? ''}`} tone="danger">
          {translate(PAY_BLOCK_LABELS[code])}
          {of !== null && (
            <>
              {' '}
              <bdi dir="ltr">({of})</bdi>
            </>
          )}
        </Note>
      ))}
      {warnings.length > 0 && (
        <Note tone="warning">
          {warnings.map((warning) => (
            <div key={warning}>{translate(PAY_WARNING_LABELS[warning])}</div>
          ))}
        </Note>
      )}
    </>
  );
}

const SHORT = { day: 'numeric', month: 'short' } as const;

/** Which days are not paid; null where all are. */
export function sayUnpaid(dates: readonly UnpaidDate[]): string | null {
  const of = (cause: UnpaidDate['cause']) =>
    formatList(dates.filter((date) => date.cause === cause).map(({ date }) => formatDate(date, SHORT)));
  const said = [
    dates.some(({ cause }) => cause === 'absent') && t('Absent: {dates}.', { dates: of('absent') }),
    dates.some(({ cause }) => cause === 'unpaidLeave') &&
      t('Unpaid leave: {dates}.', { dates: of('unpaidLeave') }),
  ].filter(Boolean);
  return said.length === 0 ? null : said.join(' ');
}
