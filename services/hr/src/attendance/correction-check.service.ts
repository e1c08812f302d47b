import {
  CORRECTION_ERRORS,
  addDays,
  monthRange,
  type AskCorrection,
  type CorrectionPreview,
  type CorrectionsLeft,
} from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { withFrozen, type PunchPlan } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { correctionRules } from './correction-rules.schema.js';
import { CorrectionRepository } from './correction.repository.js';
import { changedDay, timesOf, type AskedChange, type DayAsItIs } from './correction-change.rules.js';
import { CorrectionEffects } from './correction-effects.service.js';
import { refuseBreaks } from './day-breaks.rules.js';
import type { DayRecord } from './day-record.rules.js';
import { refuseCorrection, refuseDate } from './regularisation.rules.js';
import { momentOf } from './wall-clock.rules.js';

/** The field that a refusal is shown beside. */
const FIELD: Partial<Record<keyof typeof CORRECTION_ERRORS, string>> = {
  END_BEFORE_START: 'out',
  IN_FUTURE: 'out',
  TOO_LONG: 'out',
  OTHER_WORK_DATE: 'in',
  OVERLAP: 'in',
};

const MINUTE_MS = 60_000;
const NO_LIMITS = { withinDays: Infinity, left: Infinity };

interface Around extends DayAsItIs {
  known: DayRecord[];
  plan: PunchPlan;
  facts: PersonDate;
}

interface Limits {
  now: Date;
  timezone: string;
  withinDays: number;
  left: number;
}

/** A correction that may be asked for. */
export interface CheckedCorrection {
  change: AskedChange;
  preview: CorrectionPreview;
}

/** Whether a correction may be asked for, and what it would make of the day. Inside `TenantDb.run` only. */
@Injectable()
export class CorrectionCheck {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly facts: AttendanceFacts,
    private readonly corrections: CorrectionRepository,
    private readonly effects: CorrectionEffects,
    private readonly settings: Settings,
  ) {}

  /**
   * @param by HR is bound by no limits of how often and how far back
   * @throws {AppError} a code of CORRECTION_ERRORS beside its field
   */
  async check(
    employee: Attendee,
    asked: AskCorrection,
    { now, by }: { now: Date; by: 'person' | 'hr' },
  ): Promise<CheckedCorrection> {
    const around = await this.around(employee, asked.workDate);
    const limits = by === 'hr' ? NO_LIMITS : await this.leftOf(employee, asked.workDate);
    const change = changeOf(employee, asked, around);
    const refusal = refuse(change, around, { now, timezone: employee.timezone, ...limits });
    if (refusal) {
      const { message } = CORRECTION_ERRORS[refusal.code];
      throw new AppError(CORRECTION_ERRORS[refusal.code], { fields: { [refusal.field]: message } });
    }
    return { change, preview: this.effects.show(change, around) };
  }

  /** How many corrections a person may still ask for about the month of a date. */
  async leftOf({ id }: Pick<Attendee, 'id'>, date: string): Promise<CorrectionsLeft> {
    const rules = await this.settings.ofCompany(correctionRules);
    const asked = await this.corrections.countOf(id, monthRange(date.slice(0, 7)));
    return { ...rules, left: Math.max(0, rules.perMonth - asked) };
  }

  private async around({ id, timezone, ...rest }: Attendee, workDate: string): Promise<Around> {
    const range = aroundDays(workDate, addDays(workDate, 1));
    const known = await this.attendance.listKnownDays(id, range);
    const plan = await this.plans.of({ id, timezone, ...rest }, range.from, range.to);
    const facts = await this.facts.of([id], { from: workDate, to: workDate });
    return {
      known,
      day: known.find((day) => day.workDate === workDate) ?? null,
      punches: await this.attendance.listPunches(id, { from: workDate, to: workDate }),
      plan: { ...plan, ...withFrozen(plan, known) },
      facts: facts(id, workDate),
    };
  }
}

/** The moments that somebody names; what they leave as it is keeps its seconds. */
function changeOf({ id, timezone }: Attendee, asked: AskCorrection, { punches }: DayAsItIs): AskedChange {
  const { workDate, kind, in: start, out, outNextDay, breaks } = asked;
  const change = { employeeId: id, workDate, kind, inAt: null, outAt: null, breaks: null };
  if (kind !== 'correction' || start === undefined || out === undefined) return change;
  const recorded = punches.map(({ at }) => at);
  const moment = (time: string, nextDay: boolean): Date => {
    const named = momentOf(nextDay ? addDays(workDate, 1) : workDate, time, timezone);
    return recorded.find((at) => at >= named && at.getTime() - named.getTime() < MINUTE_MS) ?? named;
  };
  // Where the clock-out is on the next date, so is what comes before the clock-in.
  const inDay = (time: string): Date => moment(time, outNextDay && time < start);
  return {
    ...change,
    inAt: moment(start, false),
    outAt: moment(out, outNextDay),
    breaks:
      breaks?.map(({ from, to }) => {
        const named = { from: inDay(from), to: inDay(to) };
        return { from: named.from.toISOString(), to: named.to.toISOString(), away: isAway(named, punches) };
      }) ?? null,
  };
}

/** Whether the person had clocked out for a break that stays as it is. */
const isAway = ({ from }: { from: Date }, punches: DayAsItIs['punches']): boolean =>
  punches.some(({ kind, at }) => kind === 'out' && at.getTime() === from.getTime());

interface Refused {
  code: keyof typeof CORRECTION_ERRORS;
  field: string;
}

function refuse(
  change: AskedChange,
  around: Around,
  { timezone, now, withinDays, left }: Limits,
): Refused | null {
  const { known, plan, facts } = around;
  const limits = {
    now,
    timezone,
    withinDays,
    left,
    locked: facts.locked,
    pending: facts.asked,
    otherDays: known.flatMap(({ workDate, firstInAt, stateSince }) =>
      workDate === change.workDate ? [] : [{ workDate, in: firstInAt, out: stateSince }],
    ),
  };
  const times = timesOf(change, around);
  if (!times) {
    const working = facts.joined && !facts.weeklyOff && !facts.holiday && facts.leave === null;
    return beside(
      refuseDate(change.workDate, { ...limits, left: 1 }) ?? (working ? null : 'NOT_A_WORKING_DATE'),
    );
  }
  const refused = refuseCorrection(times, limits, plan);
  if (refused) return beside(refused);
  const wrong = refuseBreaks(times.breaks, times);
  if (wrong) {
    const end = wrong.code === 'END_BEFORE_START' ? 'to' : 'from';
    return { code: wrong.code, field: `breaks.${String(wrong.index)}.${end}` };
  }
  return beside(changedDay(times, plan).day ? null : 'OTHER_WORK_DATE');
}

const beside = (code: Refused['code'] | null): Refused | null =>
  code && { code, field: FIELD[code] ?? 'workDate' };
