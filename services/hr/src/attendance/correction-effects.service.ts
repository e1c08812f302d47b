import { addDays, type CorrectionPreview } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toAttendanceDate, toPunches } from './attendance-date.mapper.js';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { withFrozen, type PunchPlan } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { CorrectedDays } from './corrected-days.repository.js';
import { changedDay, timesOf, type AskedChange, type DayAsItIs } from './correction-change.rules.js';

interface DayAround extends DayAsItIs {
  plan: PunchPlan;
  facts: PersonDate;
}

/** What corrections would make of their days. Inside `TenantDb.run` only. */
@Injectable()
export class CorrectionEffects {
  constructor(
    private readonly clock: Clock,
    private readonly days: CorrectedDays,
    private readonly plans: AttendancePlans,
    private readonly facts: AttendanceFacts,
  ) {}

  /** Of each the day before and after, in a few statements however many they are. */
  async of<Change extends AskedChange>(changes: readonly Change[]): Promise<Map<Change, CorrectionPreview>> {
    if (changes.length === 0) return new Map();
    const around = await this.around(changes);
    return new Map(changes.map((change) => [change, this.show(change, around(change))]));
  }

  /** The day as it is and as it would be. */
  show(change: AskedChange, { day, punches, plan, facts }: DayAround): CorrectionPreview {
    const now = this.clock.now();
    const times = timesOf(change, { day, punches });
    const after = times ? changedDay(times, plan) : { day, punches };
    const mark = change.kind === 'correction' ? facts.mark : change.kind;
    return {
      before: { ...toAttendanceDate(day, facts, now), punches: toPunches(punches) },
      after: { ...toAttendanceDate(after.day, { ...facts, mark }, now), punches: toPunches(after.punches) },
    };
  }

  private async around(changes: readonly AskedChange[]): Promise<(change: AskedChange) => DayAround> {
    const people = [...new Set(changes.map(({ employeeId }) => employeeId))];
    const dates = changes.map(({ workDate }) => workDate).sort();
    const first = dates[0] ?? '';
    const last = dates.at(-1) ?? '';
    const range = aroundDays(first, addDays(last, 1));
    const days = await this.days.listDays(people, range);
    const punches = await this.days.listPunches(people, dates);
    const plans = await this.plans.ofAll(people, range);
    const facts = await this.facts.of(people, { from: first, to: last });
    return ({ employeeId, workDate }) => {
      const known = days.filter((day) => day.employeeId === employeeId);
      const plan = plans(employeeId);
      return {
        day: known.find((day) => day.workDate === workDate) ?? null,
        punches: punches.filter((each) => each.employeeId === employeeId && each.workDate === workDate),
        plan: { ...plan, ...withFrozen(plan, known) },
        facts: facts(employeeId, workDate),
      };
    };
  }
}
