import type { Roster, RosterRow } from '@atrium/contracts';
import { formatDate, lazyDialog, t } from '@atrium/sdk';
import { IconButton, Person, Segmented, usePhone } from '@atrium/ui';
import { useState } from 'react';
import { usePlanDay, type PlanDay } from '../use-plan-day.js';
import { RosterCell } from './roster-cell.js';
import { RosterFoot } from './roster-foot.js';
import css from './roster.module.scss';

const FillDaysDialog = lazyDialog(() => import('./fill-days.dialog.js'));

/** People and the days of a week; on a phone one day at a time. */
export function RosterTable({ roster: { items, today } }: { roster: Roster }) {
  const dates = (items[0]?.days ?? []).map(({ date }) => date);
  const [picked, setPicked] = useState<string | null>(null);
  const isPhone = usePhone();
  const plan = usePlanDay();
  const [filled, setFilled] = useState<RosterRow['employee'] | null>(null);
  const day =
    dates.find((date) => date === picked) ?? dates.find((date) => date >= today) ?? dates[0] ?? today;
  const shown = isPhone ? [day] : dates;
  const first = dates[0] ?? today;
  const last = dates.at(-1) ?? today;
  return (
    <>
      {isPhone && <DaySwitch day={day} dates={dates} onPick={setPicked} />}
      <div className={css['frame']} role="region" aria-label={t('Roster')} tabIndex={0}>
        <table className={css['roster']}>
          <caption className="visually-hidden">{t('Roster')}</caption>
          <Head shown={shown} today={today} />
          <tbody>
            {items.map((row) => (
              <PersonRow
                key={row.employee.id}
                row={row}
                shown={shown}
                today={today}
                plan={plan}
                onFill={setFilled}
              />
            ))}
          </tbody>
          <RosterFoot from={first} shown={shown} />
        </table>
      </div>
      {filled && (
        <FillDaysDialog
          employee={filled}
          from={first < today ? today : first}
          to={last < today ? today : last}
          onClose={() => setFilled(null)}
        />
      )}
    </>
  );
}

const Head = ({ shown, today }: { shown: readonly string[]; today: string }) => (
  <thead>
    <tr>
      <th scope="col">{t('Person')}</th>
      {shown.map((date) => (
        <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
          {formatDate(date, { weekday: 'short', day: 'numeric' })}
        </th>
      ))}
    </tr>
  </thead>
);

interface DaySwitchProps {
  day: string;
  dates: readonly string[];
  onPick: (day: string) => void;
}

const DaySwitch = ({ day, dates, onPick }: DaySwitchProps) => (
  <div className={css['days']}>
    <Segmented
      label={t('Day')}
      value={day}
      onChange={onPick}
      options={dates.map((date) => ({ value: date, label: formatDate(date, { weekday: 'narrow' }) }))}
    />
    <span>{formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
  </div>
);

interface PersonRowProps {
  row: RosterRow;
  shown: readonly string[];
  today: string;
  plan: PlanDay;
  onFill: (employee: RosterRow['employee']) => void;
}

function PersonRow({ row, shown, today, plan, onFill }: PersonRowProps) {
  const days = row.days.filter(({ date }) => shown.includes(date));
  return (
    <tr>
      <th scope="row">
        <span className={css['person']}>
          <Person name={row.employee.name} size={24} />
          <IconButton
            icon="calendar"
            label={t('Fill days of {name}', { name: row.employee.name })}
            onClick={() => onFill(row.employee)}
          />
        </span>
      </th>
      {days.map((day) => (
        <RosterCell key={day.date} row={row} day={day} plan={plan} fixed={day.date < today || !day.joined} />
      ))}
    </tr>
  );
}
