import { type SubmittedWeeks, type Week } from '@atrium/contracts';
import { formatMinutes, lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Card, Collapse, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { PartSection } from '../parts/part-section.js';
import { useDecideWeekMutation, useGetWeekQuery, useListSubmittedWeeksQuery } from './week.api.js';
import { sayWeek } from './week.format.js';
import { EntryList } from './week-entries.js';
import styles from './time.module.scss';
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
        return <SubmittedWeeks weeks={data.items} />;
      }}
    </Loaded>
  );
}

const keyOf = ({ user, monday }: Submitted): string => `${user.id} ${monday}`;

/** One line a week, which opens; several are approved at once. */
function SubmittedWeeks({ weeks }: { weeks: readonly Submitted[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = weeks.filter((week) => keys.has(keyOf(week)));
  const choose = (week: Submitted, on: boolean) => {
    const next = new Set(keys);
    if (on) next.add(keyOf(week));
    else next.delete(keyOf(week));
    setKeys(next);
  };
  return (
    <Card title={t('Weeks that wait for you')} count={weeks.length} fill="rows">
      {weeks.length > 1 && (
        <ChosenWeeks
          chosen={chosen}
          all={chosen.length === weeks.length}
          onAll={(on) => setKeys(new Set(on ? weeks.map(keyOf) : []))}
        />
      )}
      {weeks.map((week) => (
        <SubmittedWeek
          key={keyOf(week)}
          submitted={week}
          only={weeks.length === 1}
          chosen={keys.has(keyOf(week))}
          onChoose={(on) => choose(week, on)}
        />
      ))}
    </Card>
  );
}

interface ChosenWeeksProps {
  chosen: readonly Submitted[];
  all: boolean;
  onAll: (on: boolean) => void;
}

function ChosenWeeks({ chosen, all, onAll }: ChosenWeeksProps) {
  const [decide] = useDecideWeekMutation();
  const { take, busy } = useStep();
  const approve = () =>
    take({
      work: async () => {
        // One after the other, so that where one is refused the rest stays chosen.
        for (const { user, monday } of chosen)
          await decide({ user: user.id, monday, to: 'approved', reason: null }).unwrap();
      },
      done: t('{count, plural, one {# week is approved} other {# weeks are approved}}', {
        count: chosen.length,
      }),
    });
  return (
    <div className={styles['chosen']}>
      <label className="at-13">
        <input
          type="checkbox"
          className="form-check-input"
          checked={all}
          onChange={({ target }) => onAll(target.checked)}
        />{' '}
        {t('All weeks')}
      </label>
      {chosen.length > 0 && (
        <Button size="sm" variant="primary" busy={busy} onClick={() => void approve()}>
          {t('{count, plural, one {Approve # week} other {Approve # weeks}}', { count: chosen.length })}
        </Button>
      )}
    </div>
  );
}

interface SubmittedWeekProps {
  submitted: Submitted;
  only: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

function SubmittedWeek({ submitted, only, chosen, onChoose }: SubmittedWeekProps) {
  const { user, monday, minutes } = submitted;
  const [open, setOpen] = useState(only);
  const week = sayWeek(monday);
  return (
    <section aria-label={user.name} className={styles['submitted']}>
      {!only && (
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('Choose the week {week} of {name}', { week, name: user.name })}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Collapse
        title={<bdi>{user.name}</bdi>}
        note={t('{week}: {time}', { week, time: formatMinutes(minutes) })}
        open={open}
        onToggle={setOpen}
      >
        {open && <OpenedWeek user={user.id} monday={monday} />}
      </Collapse>
      <Decision submitted={submitted} />
    </section>
  );
}

function Decision({ submitted: { user, monday } }: { submitted: Submitted }) {
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
    <div className="d-flex gap-2">
      <Button size="xs" onClick={() => setReturning(true)}>
        {t('Return')}
      </Button>
      <Button size="xs" variant="primary" busy={busy} onClick={() => void approve()}>
        {t('Approve')}
      </Button>
      {returning && <ReturnDialog {...place} name={user.name} onClose={() => setReturning(false)} />}
    </div>
  );
}

function OpenedWeek(place: { user: string; monday: string }) {
  const query = useGetWeekQuery(place);
  return (
    <Loaded
      of={query}
      title={t('The week did not load')}
      skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the week')} />}
    >
      {(week) => <WrittenWeek week={week} />}
    </Loaded>
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
