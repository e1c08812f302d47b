import type { PayRun, PayRunCheck, Reminded } from '@atrium/contracts';
import { t, tellFailure, toast, useCan } from '@atrium/sdk';
import { Button, Card, ListRow, RelativeTime, ShownOf } from '@atrium/ui';
import { useState } from 'react';
import { useRemindOfRunMutation } from '../../shared/run.api.js';

const SHOWN = 5;

interface OpenAttendanceProps {
  run: PayRun;
  people: PayRunCheck['openPeople'];
}

/** Whose attendance or leave of the month waits for an answer, and when they were reminded. */
export function OpenAttendance({ run, people }: OpenAttendanceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const mayRemind = useCan('finance', 'payroll', 'update');
  if (people.length === 0) return null;
  const shown = showsAll ? people : people.slice(0, SHOWN);
  return (
    <Card
      title={t('Open attendance')}
      count={people.length}
      fill="rows"
      actions={mayRemind && isOpen(run) && <RemindButton run={run} />}
    >
      <p className="at-13 at-muted m-0 px-3 pt-2">
        {t(
          '{count, plural, one {The attendance of # person is open until they answer.} other {The attendance of # people is open until they answer.}}',
          { count: people.length },
        )}
      </p>
      {shown.map((person) => (
        <ListRow
          key={person.employee.id}
          wrap
          title={person.employee.name}
          text={<Reminders person={person} />}
        />
      ))}
      <ShownOf shown={shown.length} total={people.length} onAll={() => setShowsAll(true)} />
    </Card>
  );
}

/** Nothing waits for attendance once it is locked. */
const isOpen = ({ state }: PayRun): boolean => !['locked', 'partlyPaid', 'paid', 'discarded'].includes(state);

function Reminders({ person }: { person: PayRunCheck['openPeople'][number] }) {
  const { items, hasAccount, remindedAt, deciders } = person;
  return (
    <>
      {t('{count, plural, one {# open item} other {# open items}}', { count: items })}
      {' · '}
      {hasAccount ? <ReminderTime at={remindedAt} /> : t('has no account')}
      {deciders.map(({ name, remindedAt: at }) => (
        <div key={name}>
          {t('{name} decides', { name })}
          {' · '}
          <ReminderTime at={at} />
        </div>
      ))}
    </>
  );
}

function ReminderTime({ at }: { at: string | null }) {
  if (at === null) return t('not reminded yet');
  return (
    <>
      {t('reminded')} <RelativeTime at={at} />
    </>
  );
}

function RemindButton({ run }: { run: PayRun }) {
  const [remind, { isLoading }] = useRemindOfRunMutation();
  const press = () =>
    remind(run.id)
      .unwrap()
      .then((told) => toast.success(sayTold(told)))
      .catch((reason: unknown) => tellFailure(t('They could not be reminded'), reason));
  return (
    <Button size="xs" variant="ghost" icon="bell" busy={isLoading} onClick={() => void press()}>
      {t('Remind')}
    </Button>
  );
}

const sayTold = ({ people, deciders }: Reminded): string =>
  people + deciders === 0
    ? t('Everyone was reminded today already')
    : t('{count, plural, one {# person was reminded} other {# people were reminded}}', {
        count: people + deciders,
      });
