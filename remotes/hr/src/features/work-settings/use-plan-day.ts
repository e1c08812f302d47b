import type { RosterDay, RosterPlan, RosterRow } from '@atrium/contracts';
import { formatDate, t, useStep } from '@atrium/sdk';
import { useChangeRosterMutation } from '../../shared/work-plan.api.js';

export type PlanDay = (row: RosterRow, day: RosterDay, plan: RosterPlan) => void;

/** Plans single days; each change can be undone. */
export function usePlanDay(): PlanDay {
  const [change] = useChangeRosterMutation();
  const { take } = useStep();
  return ({ employee }, { date, rostered: was }, plan) => {
    if (plan === was) return;
    const place = { employeeId: employee.id, date };
    void take({
      of: `${employee.id} ${date}`,
      work: () => change({ changes: [{ ...place, was, plan }] }).unwrap(),
      done: t('{name}: {day} changed', {
        name: employee.name,
        day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }),
      }),
      undo: () => change({ changes: [{ ...place, was: plan, plan: was }] }).unwrap(),
    });
  };
}
