import type { RosterDay, RosterPlan, RosterRow } from '@atrium/contracts';
import { formatDate, formatTimeOfDay, t } from '@atrium/sdk';
import { classNames, Icon, Menu, type MenuItem } from '@atrium/ui';
import { useShifts } from '../../../shared/work-plan.api.js';
import { draggedPlan, usePlanDrop } from '../use-plan-drop.js';
import type { PlanDay } from '../use-plan-day.js';
import { ShiftHours } from '../../../shared/shift-hours.js';
import css from './roster.module.scss';

interface RosterCellProps {
  row: RosterRow;
  day: RosterDay;
  plan: PlanDay;
  /** The day is over, or the person does not work here on it. */
  fixed: boolean;
}

/** One day of a person: its shift, and a menu with what else it can be. */
export function RosterCell({ row, day, plan, fixed }: RosterCellProps) {
  const drop = usePlanDrop((dropped) => plan(row, day, dropped));
  if (fixed)
    return (
      <td className={css['fixed']}>
        <Plan day={day} />
      </td>
    );
  return (
    <td {...drop.props} className={classNames(drop.over && css['over'])}>
      <CellMenu row={row} day={day} plan={plan} />
    </td>
  );
}

function CellMenu({ row, day, plan }: Omit<RosterCellProps, 'fixed'>) {
  const items = useChoices(day, (choice) => plan(row, day, choice));
  const date = formatDate(day.date, { weekday: 'long', day: 'numeric', month: 'long' });
  const given = day.rostered === 'schedule' ? (day.shift?.id ?? 'off') : day.rostered;
  return (
    <div {...draggedPlan(given)}>
      <Menu
        label={`${row.employee.name}, ${date}:`}
        className={classNames('btn', css['cell'], day.rostered !== 'schedule' && css['own'])}
        items={items}
        align="start"
      >
        <Plan day={day} />
      </Menu>
    </div>
  );
}

function useChoices({ rostered }: RosterDay, onSelect: (plan: RosterPlan) => void): MenuItem[] {
  const shifts = useShifts();
  const choice = (plan: RosterPlan, label: string): MenuItem => ({
    id: plan,
    label,
    chosen: rostered === plan,
    onSelect: () => onSelect(plan),
  });
  return [
    ...shifts.map(({ id, name, start, end }) =>
      choice(id, `${name}, ${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`),
    ),
    choice('off', t('Day off')),
    { ...choice('schedule', t('As the schedule says')), apart: true },
  ];
}

function Plan({ day: { shift, weeklyOff, holiday, joined, shortRest } }: { day: RosterDay }) {
  if (!joined) return <span className={css['none']}>–</span>;
  return (
    <span className={css['plan']}>
      <span className={classNames('at-clip', !shift && css['none'])}>
        {weeklyOff ? t('Off') : <bdi>{shift?.name ?? t('No shift')}</bdi>}
      </span>
      {shift && <ShiftHours {...shift} />}
      {holiday && <small className={css['holiday']}>{holiday}</small>}
      {shortRest && (
        <small className={css['warning']}>
          <Icon name="alert-triangle" /> {t('Less than 8 hours of rest')}
        </small>
      )}
    </span>
  );
}
