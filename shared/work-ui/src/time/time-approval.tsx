import { type SubmittedWeeks, type Week } from '@atrium/contracts';
import { formatMinutes, lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { PartSection } from '../parts/part-section.js';
import { useDecideWeekMutation, useGetWeekQuery, useListSubmittedWeeksQuery } from './week.api.js';
import { sayWeek } from './week.format.js';
import { EntryList } from './week-entries.js';
import { rowsOf, WeekSheet } from './week-sheet.js';

const ReturnDialog = lazyDialog(() => import('./return.dialog.js'));

type Submitted = SubmittedWeeks['items'][number];

/** Weeks that wait for the reader's decision, the oldest first. */
export function TimeApproval() {
  const query = useListSubmittedWeeksQuery();
  return (
    <Loaded
      of={query}
      title={t('The weeks did not load')}
      skeleton={<SkeletonCards cards={2} label={t('Loading the weeks')} />}
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={t('No week waits for you')}
              text={t('Weeks that your people submit appear here, to be approved or returned.')}
            />
          );
        return data.items.map((week) => (
          <SubmittedWeek key={`${week.user.id} ${week.monday}`} submitted={week} />
        ));
      }}
    </Loaded>
  );
}

function SubmittedWeek({ submitted: { user, monday, minutes } }: { submitted: Submitted }) {
  const query = useGetWeekQuery({ monday, user: user.id });
  const [decide] = useDecideWeekMutation();
  const { take, busy } = useStep();
  const [returning, setReturning] = useState(false);
  const place = { user: user.id, monday };
  const approve = () =>
    take({
      work: () => decide({ ...place, to: 'approved', reason: null }).unwrap(),
      done: t('The week of {name} is approved', { name: user.name }),
    });
  return (
    <Card
      title={user.name}
      note={t('{week}: {time}', { week: sayWeek(monday), time: formatMinutes(minutes) })}
      actions={
        <div className="d-flex gap-2">
          <Button size="xs" onClick={() => setReturning(true)}>
            {t('Return')}
          </Button>
          <Button size="xs" variant="primary" busy={busy} onClick={() => void approve()}>
            {t('Approve')}
          </Button>
        </div>
      }
    >
      <Loaded
        of={query}
        title={t('The week did not load')}
        skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the week')} />}
      >
        {(week) => <WrittenWeek week={week} />}
      </Loaded>
      {returning && <ReturnDialog {...place} name={user.name} onClose={() => setReturning(false)} />}
    </Card>
  );
}

function WrittenWeek({ week }: { week: Week }) {
  const { monday, days } = week;
  return (
    <div className="d-flex flex-column gap-3">
      <WeekSheet monday={monday} days={days} rows={rowsOf(week)} readOnly onChange={() => undefined} />
      {week.entries.length > 0 && (
        <PartSection title={t('Entries')}>
          <div>
            <EntryList week={week} />
          </div>
        </PartSection>
      )}
    </div>
  );
}
