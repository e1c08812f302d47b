import type { BoardRow, BoardState, DayBoard } from '@atrium/contracts';
import { formatNumber, t, useCompanyPath } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';
import { Avatar, Card, ListRow, Loaded, PartSkeleton, ShareBar, StatusText } from '@atrium/ui/widget';
import { Link } from 'react-router-dom';
import { useGetDayBoardQuery } from '../attendance.api.js';
import { boardStateInWords, dayKindOf, PRESENCE_TONES, presenceInWords } from '../attendance.format.js';
import css from './people-today.module.scss';

/** Whoever works here that day is in one of these. */
const ORDER = ['in', 'break', 'out', 'leave', 'notIn'] as const satisfies readonly BoardState[];
const AWAY_SHOWN = 4;

const toneOf = (state: (typeof ORDER)[number]): Tone => {
  if (state === 'leave') return 'leave';
  return PRESENCE_TONES[state] === 'ring' ? 'neutral' : PRESENCE_TONES[state];
};

/** How many people are in, on a break, out and not in yet, and the first of those who are not in. */
export function PeopleToday() {
  const query = useGetDayBoardQuery({ state: 'notIn', limit: AWAY_SHOWN });
  return (
    <Loaded
      of={query}
      title={t('People today could not be loaded')}
      skeleton={<PartSkeleton label={t('Loading people today')} />}
      frame={(waiting) => <Card title={t('People today')}>{waiting}</Card>}
    >
      {(board) => <Today board={board} />}
    </Loaded>
  );
}

function Today({ board }: { board: DayBoard }) {
  const { counts, items } = board;
  const kind = dayKindOf(board);
  const path = useCompanyPath()('employee/Attendance');
  const all = ORDER.reduce((sum, state) => sum + counts[state], 0);
  const parts = ORDER.map((state) => ({
    state,
    value: counts[state],
    tone: toneOf(state),
    label: boardStateInWords(state, kind),
  }));
  // Who is late has come, too.
  const late = { state: 'late' as const, value: counts.late, tone: 'warning' as const };
  const figures = [...parts, { ...late, label: boardStateInWords('late', kind) }];
  return (
    <Card title={t('People today')} count={all} fill="rows" footer={<Link to={path}>{t('Day board')}</Link>}>
      <div className={css.shares}>
        <ShareBar parts={parts} />
        <div className={css.figures}>
          {figures.map(({ state, label, value, tone }) => (
            <Link key={state} to={`${path}?state=${state}`} className={css.figure}>
              <span className={css.value}>{formatNumber(value)}</span>
              <StatusText tone={tone}>{label}</StatusText>
            </Link>
          ))}
        </div>
      </div>
      {items.map((row) => (
        <Away key={row.employee.id} row={row} label={presenceInWords(row.day.state, kind)} />
      ))}
    </Card>
  );
}

function Away({ row: { employee }, label }: { row: BoardRow; label: string }) {
  const detail = [employee.designation, employee.department].filter(Boolean).join(' · ');
  return (
    <ListRow
      compact
      lead={<Avatar name={employee.name} />}
      title={employee.name}
      text={detail || undefined}
      end={<span className="at-muted">{label}</span>}
    />
  );
}
