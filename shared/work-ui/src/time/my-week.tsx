import { daysOfWeek, mondayOf, WEEK_STATE_LABELS, type Week } from '@atrium/contracts';
import { t, toast, toFailure, translate } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  IconButton,
  Loaded,
  Note,
  RefField,
  SkeletonCards,
  StatusBadge,
  usePhone,
  useSearchParams,
  withValues,
  type CellChange,
  type UseOffers,
} from '@atrium/ui';
import { useState } from 'react';
import { todayHere } from '../day/here.js';
import styles from './time.module.scss';
import { useGetWeekQuery, useSetWeekCellMutation } from './week.api.js';
import { sayWeek, weekAway, WEEK_TONES } from './week.format.js';
import { WeekDay } from './week-day.js';
import { WeekEntries } from './week-entries.js';
import { WeekReaders, WeekSubmit } from './week-submit.js';
import { minutesOfCell, rowsOf, WeekSheet, type WeekRow } from './week-sheet.js';

const NO_HOURS = [0, 0, 0, 0, 0, 0, 0];

interface WeekHeadProps {
  monday: string;
  week: Week | undefined;
  go: (monday: string) => void;
}

function WeekHead({ monday, week, go }: WeekHeadProps) {
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <IconButton icon="chevron-left" label={t('Week before')} onClick={() => go(weekAway(monday, -1))} />
      <h2 className="m-0">{sayWeek(monday)}</h2>
      <IconButton icon="chevron-right" label={t('Week after')} onClick={() => go(weekAway(monday, 1))} />
      {week && (
        <>
          <StatusBadge tone={WEEK_TONES[week.state]}>{translate(WEEK_STATE_LABELS[week.state])}</StatusBadge>
          <WeekReaders week={week} />
          <span className={styles['push']}>
            <WeekSubmit week={week} />
          </span>
        </>
      )}
    </div>
  );
}

/** The reader's week of hours: written by task and day, and submitted. */
export function MyWeek({ useOffers }: { useOffers: UseOffers }) {
  const [params, setParams] = useSearchParams();
  const monday = mondayOf(params.get('monday') ?? todayHere());
  const query = useGetWeekQuery({ monday });
  const week = query.currentData;
  const go = (to: string) =>
    setParams((before) => withValues(before, { monday: to, day: null }), { replace: true });
  return (
    <>
      <WeekHead monday={monday} week={week} go={go} />
      <Loaded
        of={query}
        current
        title={t('The week did not load')}
        skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the week')} />}
      >
        {(shown) => <OpenWeek key={monday} week={shown} useOffers={useOffers} />}
      </Loaded>
    </>
  );
}

function OpenWeek({ week, useOffers }: { week: Week; useOffers: UseOffers }) {
  const { monday, mayWrite, reason, toReview } = week;
  const [added, setAdded] = useState<readonly WeekRow[]>([]);
  const onChange = useCells();
  const [day, choose] = useOpenedDay(monday);
  const kept = rowsOf(week);
  const rows = [...kept, ...added.filter(({ id }) => kept.every((row) => row.id !== id))];
  return (
    <div className="d-grid gap-3">
      {reason && <Note tone="warning">{t('Returned: {reason}', { reason })}</Note>}
      {toReview > 0 && (
        <Note tone="warning">
          {t('A timer ran too long. Open its task and confirm or correct the time.')}
        </Note>
      )}
      <div className={day === null ? '' : styles['beside']}>
        {rows.length > 0 ? (
          <WeekSheet
            monday={monday}
            rows={rows}
            onChange={onChange}
            days={week.days}
            readOnly={!mayWrite}
            opened={{ day, onDay: choose }}
          />
        ) : (
          <EmptyState
            title={t('No hours in this week')}
            text={t('Start a timer on a task, or choose a task below and type hours.')}
          />
        )}
        {day !== null && <WeekDay week={week} day={day} useOffers={useOffers} onClose={() => choose(null)} />}
      </div>
      <WeekEntries week={week} rows={rows} />
      {mayWrite && (
        <WeekActions
          monday={monday}
          rows={rows}
          useOffers={useOffers}
          onAdd={(more) => setAdded([...added, ...more])}
        />
      )}
    </div>
  );
}

/** The day of the address; on a phone, where one day is shown, today. */
function useOpenedDay(monday: string): [string | null, (day: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const onPhone = usePhone();
  const days = daysOfWeek(monday);
  const asked = [params.get('day'), onPhone ? todayHere() : null];
  const day = asked.find((each) => each !== null && days.includes(each)) ?? null;
  const choose = (to: string | null) =>
    setParams((before) => withValues(before, { day: to === day ? null : to }), { replace: true });
  return [day, choose];
}

interface WeekActionsProps {
  monday: string;
  rows: readonly WeekRow[];
  useOffers: UseOffers;
  onAdd: (rows: readonly WeekRow[]) => void;
}

function WeekActions({ monday, rows, useOffers, onAdd }: WeekActionsProps) {
  const { data: last } = useGetWeekQuery({ monday: weekAway(monday, -1) });
  const missing = last ? rowsOf(last).filter(({ id }) => rows.every((row) => row.id !== id)) : [];
  return (
    <div className="d-flex flex-wrap align-items-end gap-2">
      <TaskChoice useOffers={useOffers} onChoose={(row) => onAdd([row])} />
      {missing.length > 0 && (
        <Button onClick={() => onAdd(missing.map((row) => ({ ...row, minutes: NO_HOURS })))}>
          {t('Copy last week’s rows')}
        </Button>
      )}
    </div>
  );
}

/** Sends typed cells one after the other, so that each is told what the one before it changed. */
function useCells() {
  const [setCell] = useSetWeekCellMutation();
  return (changes: readonly CellChange[]) =>
    void (async () => {
      for (const { row: taskId, column: day, text } of changes) {
        const minutes = minutesOfCell(text);
        if (minutes === null) continue;
        try {
          await setCell({ taskId, day, minutes }).unwrap();
        } catch (reason) {
          const { message, fields } = toFailure(reason).error;
          toast.error(Object.values(fields ?? {})[0] ?? message);
          return;
        }
      }
    })();
}

interface TaskChoiceProps {
  useOffers: UseOffers;
  onChoose: (row: WeekRow) => void;
}

function TaskChoice({ useOffers, onChoose }: TaskChoiceProps) {
  const [turn, setTurn] = useState(0);
  return (
    <RefField
      key={turn}
      label={t('Another task')}
      chosen={null}
      useOffers={useOffers}
      onChoose={(task) => {
        if (!task) return;
        onChoose({ id: task.id, name: task.name, minutes: NO_HOURS });
        setTurn(turn + 1);
      }}
    />
  );
}
