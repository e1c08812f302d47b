import {
  dayIn,
  daysBetween,
  NOTICE_DEBTOR_LABELS,
  type PayRun,
  type SettlementTermsInput,
} from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, translate, useUser } from '@atrium/sdk';
import { Button, Card, ListRow, Note } from '@atrium/ui';
import { useState } from 'react';
import type { RunDialogProps } from '../run-dialog.types.js';

const TermsDialog = lazyDialog<RunDialogProps>(() => import('./terms.dialog.js'));

/** Until when a settlement is paid, and what it counts. */
export function SettlementCard({ run }: { run: PayRun }) {
  const [edits, setEdits] = useState(false);
  const { terms, dueOn, state } = run;
  if (!terms) return null;
  return (
    <>
      {dueOn !== null && state !== 'paid' && state !== 'discarded' && <Countdown dueOn={dueOn} />}
      <Card
        title={t('What is settled')}
        fill="rows"
        actions={
          run.allowedTransitions.includes('setTerms') && (
            <Button size="sm" variant="ghost" icon="pencil" onClick={() => setEdits(true)}>
              {t('Change')}
            </Button>
          )
        }
      >
        <Terms terms={terms} />
      </Card>
      {edits && <TermsDialog run={run} onClose={() => setEdits(false)} />}
    </>
  );
}

function Terms({ terms }: { terms: SettlementTermsInput }) {
  const { leaveDays, noticeDays, noticeOwes, dayDivisor, isFixedTerm, isDeath } = terms;
  const rows = [
    { title: t('Leave paid out'), text: null, days: leaveDays },
    {
      title: t('Notice not served'),
      text: noticeDays > 0 ? translate(NOTICE_DEBTOR_LABELS[noticeOwes]) : null,
      days: noticeDays,
    },
    { title: t('Days of a month, for leave and notice'), text: null, days: dayDivisor },
  ];
  return (
    <>
      {rows.map(({ title, text, days }) => (
        <ListRow
          key={title}
          compact
          title={title}
          text={text ?? undefined}
          end={<span className="at-num">{t('{days} days', { days: formatNumber(days) })}</span>}
        />
      ))}
      {isFixedTerm && <ListRow compact title={t('Fixed term: gratuity after one year')} />}
      {isDeath && <ListRow compact title={t('Death or disablement: gratuity without a least time')} />}
    </>
  );
}

/** Two working days after the last one, Code on Wages s.17(2). */
function Countdown({ dueOn }: { dueOn: string }) {
  const { company } = useUser();
  const left = daysBetween(dayIn(new Date(), company.timezone), dueOn);
  const day = formatDate(dueOn);
  if (left < 0)
    return (
      <Note tone="danger">
        {t('The law asks for payment by {day}: {days, plural, one {# day ago} other {# days ago}}.', {
          day,
          days: -left,
        })}
      </Note>
    );
  return (
    <Note tone={left <= 2 ? 'warning' : 'info'}>
      {left === 0
        ? t('Pay it today: the law asks for payment within two working days after the last one.')
        : t(
            'Pay it by {day}, in {days, plural, one {# day} other {# days}}: within two working days after the last one.',
            { day, days: left },
          )}
    </Note>
  );
}
