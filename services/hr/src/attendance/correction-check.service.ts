import {
  CORRECTION_ERRORS,
  type AskCorrection,
  type CorrectionPreview,
  type CorrectionsLeft,
} from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { toAttendanceDate } from './attendance-date.mapper.js';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { withFrozen, type PunchPlan } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { correctionRules } from './correction-rules.schema.js';
import { CorrectionRepository } from './correction.repository.js';
import type { DayRecord } from './day-record.rules.js';
import { monthRange } from './month.rules.js';
import { correctedRecord, refuseCorrection, refuseDate, type Correction } from './regularisation.rules.js';
import { addDays } from '../local-day.rules.js';
import { momentOf } from './wall-clock.rules.js';

/** The field that a refusal is shown beside. */
const FIELD: Partial<Record<keyof typeof CORRECTION_ERRORS, string>> = {
  END_BEFORE_START: 'out',
  IN_FUTURE: 'out',
  TOO_LONG: 'out',
  OTHER_WORK_DATE: 'in',
  OVERLAP: 'in',
};

const NO_LIMITS = { withinDays: Infinity, left: Infinity };

interface Around {
  known: DayRecord[];
  plan: PunchPlan;
  facts: PersonDate;
}

/** Whether a correction may be asked for, and what it would make of the day. Inside `TenantDb.run` only. */
@Injectable()
export class CorrectionCheck {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly facts: AttendanceFacts,
    private readonly corrections: CorrectionRepository,
    private readonly settings: Settings,
  ) {}

  /**
   * @param by HR is bound by no limits of how often and how far back
   * @throws {AppError} a code of CORRECTION_ERRORS beside its field
   */
  async preview(
    employee: Attendee,
    asked: AskCorrection,
    { now, by }: { now: Date; by: 'person' | 'hr' },
  ): Promise<CorrectionPreview> {
    const around = await this.around(employee, asked.workDate);
    const { withinDays, left } = by === 'hr' ? NO_LIMITS : await this.leftOf(employee, asked.workDate);
    const refusal = this.refuse(employee, asked, { ...around, now, withinDays, left });
    if (refusal)
      throw new AppError(CORRECTION_ERRORS[refusal], {
        fields: { [FIELD[refusal] ?? 'workDate']: CORRECTION_ERRORS[refusal].message },
      });
    const { facts, known, plan } = around;
    const day = known.find(({ workDate }) => workDate === asked.workDate) ?? null;
    const times = this.timesOf(employee, asked);
    const corrected = times ? (correctedRecord(times, plan).days[0] ?? null) : day;
    const mark = asked.kind === 'correction' ? facts.mark : asked.kind;
    return {
      before: toAttendanceDate(day, facts, now),
      after: toAttendanceDate(corrected, { ...facts, mark }, now),
    };
  }

  /** How many corrections a person may still ask for about the month of a date. */
  async leftOf({ id }: Pick<Attendee, 'id'>, date: string): Promise<CorrectionsLeft> {
    const rules = await this.settings.ofCompany(correctionRules);
    const asked = await this.corrections.countOf(id, monthRange(date.slice(0, 7)));
    return { ...rules, left: Math.max(0, rules.perMonth - asked) };
  }

  /** Null for a request that changes no times. */
  timesOf({ timezone }: Pick<Attendee, 'timezone'>, asked: AskCorrection): Correction | null {
    const { workDate, kind, in: start, out, outNextDay } = asked;
    if (kind !== 'correction' || start === undefined || out === undefined) return null;
    return {
      workDate,
      in: momentOf(workDate, start, timezone),
      out: momentOf(outNextDay ? addDays(workDate, 1) : workDate, out, timezone),
    };
  }

  private async around({ id, timezone, ...rest }: Attendee, workDate: string): Promise<Around> {
    const range = aroundDays(workDate, addDays(workDate, 1));
    const known = await this.attendance.listKnownDays(id, range);
    const plan = await this.plans.of({ id, timezone, ...rest }, range.from, range.to);
    const facts = await this.facts.of([id], { from: workDate, to: workDate });
    return { known, plan: { ...plan, ...withFrozen(plan, known) }, facts: facts(id, workDate) };
  }

  private refuse(
    employee: Attendee,
    asked: AskCorrection,
    { known, plan, facts, now, withinDays, left }: Around & { now: Date; withinDays: number; left: number },
  ): keyof typeof CORRECTION_ERRORS | null {
    const limits = {
      ...{ now, timezone: employee.timezone, withinDays, left },
      ...{ locked: facts.locked, pending: facts.asked },
      otherDays: known.flatMap(({ workDate, firstInAt, stateSince }) =>
        workDate === asked.workDate ? [] : [{ workDate, in: firstInAt, out: stateSince }],
      ),
    };
    const times = this.timesOf(employee, asked);
    if (times) return refuseCorrection(times, limits, plan);
    const working = facts.joined && !facts.weeklyOff && !facts.holiday && facts.leave === null;
    return refuseDate(asked.workDate, { ...limits, left: 1 }) ?? (working ? null : 'NOT_A_WORKING_DATE');
  }
}
