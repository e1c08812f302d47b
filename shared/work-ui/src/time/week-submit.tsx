import { daysOfWeek, type Week } from '@atrium/contracts';
import { formatDate, formatList, t, useStep, type ConfirmOptions } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { todayHere } from '../day/here.js';
import { useSubmitWeekMutation, useWithdrawWeekMutation } from './week.api.js';
import { sayWeek } from './week.format.js';

/** Submits the reader's week, or takes it back while nobody has decided it. */
export function WeekSubmit({ week }: { week: Week }) {
  const { monday, mayWrite, mayWithdraw } = week;
  const [submit] = useSubmitWeekMutation();
  const [withdraw] = useWithdrawWeekMutation();
  const { take, busy } = useStep();
  const back = () => withdraw(monday).unwrap();
  if (mayWithdraw)
    return (
      <Button
        size="sm"
        busy={busy}
        onClick={() => void take({ work: back, done: t('The week is yours again') })}
      >
        {t('Withdraw')}
      </Button>
    );
  if (!mayWrite || week.rows.length === 0) return null;
  return (
    <Button
      size="sm"
      variant="primary"
      busy={busy}
      onClick={() =>
        void take({
          ask: question(week),
          work: () => submit(monday).unwrap(),
          done: t('The week is submitted'),
          undo: back,
        })
      }
    >
      {t('Submit the week')}
    </Button>
  );
}

/** Who gets it, and what is odd about it. */
function question({ monday, goesTo }: Week): ConfirmOptions {
  const lastDay = daysOfWeek(monday).at(-1) ?? monday;
  const names = goesTo.map(({ name }) => name);
  return {
    title: t('Submit the week {week}?', { week: sayWeek(monday) }),
    text: [
      todayHere() <= lastDay &&
        t('It is not over: it ends on {day}.', { day: formatDate(lastDay, { weekday: 'long' }) }),
      names.length > 0
        ? t('It goes to {names}.', { names: formatList(names) })
        : t('It goes to those who keep the records of people, since no one leads you.'),
      t('While it waits it takes no changes, and you can withdraw it.'),
    ]
      .filter(Boolean)
      .join(' '),
    confirmText: t('Submit'),
  };
}

/** With whom a submitted week is. */
export function WeekReaders({ week: { state, goesTo } }: { week: Week }) {
  if (state !== 'submitted' || goesTo.length === 0) return null;
  return (
    <span className="at-13 at-muted">
      {t('with {names}', { names: formatList(goesTo.map(({ name }) => name)) })}
    </span>
  );
}
