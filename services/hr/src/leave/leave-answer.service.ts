import { LEAVE_ERRORS, REQUEST_ERRORS, type AskLeave, type ErrorDefinition } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { DayLocks } from '../day-lock/day-locks.service.js';
import { FULL, sumOf, toHundredths, type Hundredths } from './leave-amount.rules.js';
import { allocateAll, balanceOn } from './leave-balance.rules.js';
import {
  answerRequest,
  LEAVE_REFUSALS,
  refusalsOfDate,
  type LeaveAnswer,
  type LeaveRefusal,
  type LeaveSituation,
} from './leave-check.rules.js';
import {
  answerHours,
  breakStartOf,
  halvesOf,
  plannedMinutes,
  timesTaken,
  type HalvedShift,
  type HoursRefusal,
} from './leave-hours.rules.js';
import { covers, isOff, partOn, takesHalf, type DayHalf, type LeavePart } from './leave-span.rules.js';
import type { PersonSpan } from './person-leave.rules.js';
import { personLeave, type LeaveFile } from './leave-reader.service.js';
import { PlannedCredits } from './planned-credits.service.js';
import { LeaveRepository, type StoredLeave } from './leave.repository.js';
import { keepsBalance } from './leave-type.rules.js';

export type AskRefusal = LeaveRefusal | HoursRefusal | 'DAY_LOCKED';

export interface AskAnswer extends Omit<LeaveAnswer, 'refusals'> {
  refusals: AskRefusal[];
  /** Null: no balance is kept. */
  available: Hundredths | null;
  /** What of it is credited only until then. */
  planned: Hundredths;
}

type Situation = Pick<LeaveSituation, 'person' | 'offered' | 'blocked' | 'calendar' | 'typeOf'>;

interface Given {
  ask: AskLeave;
  ledger: Awaited<ReturnType<LeaveRepository['listLedger']>>;
}

type DatesAnswer = Omit<AskAnswer, 'available' | 'planned'>;

/** The id of a request that is not stored yet. */
const ASKED = '';

/** What becomes of a request of a person: what it counts, what of it is unpaid, and all that is wrong. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveAnswers {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly planned: PlannedCredits,
    private readonly locks: DayLocks,
  ) {}

  async answer(file: LeaveFile, ask: AskLeave): Promise<AskAnswer> {
    const span = spanOf(file, ask);
    const type = file.types.get(ask.typeId);
    const written = await this.leave.listLedger(file.employee.id, ask.typeId);
    const coming = await this.planned.of(file.employee);
    const planned = coming({ type, ledger: written, today: file.today, until: span.to });
    const ledger = [...written, ...planned];
    const own = personLeave(file);
    const rules = own.typeOf(ask.typeId);
    const counted = own.counted();
    const demands = own.reserved(ask.typeId, counted, { ledger });
    const { available } = balanceOn(span.to > file.today ? span.to : file.today, rules, { ledger, demands });
    const shown = type && keepsBalance(rules) ? available : null;
    const answer =
      rules.unit === 'hour'
        ? await this.answerHours(file, span, {
            ask,
            ledger,
            available: shown,
            negative: toHundredths(rules.negativeLimit),
          })
        : await this.answerDays(file, span, { ask, ledger });
    const later = shown === null ? 0 : sumOf(planned, ({ amount }) => amount);
    const locked = await this.locks.meet(span.from, span.to);
    const refusals = locked ? [...answer.refusals, 'DAY_LOCKED' as const] : answer.refusals;
    return { ...answer, refusals, available: shown, planned: later };
  }

  private async situationOf(file: LeaveFile, span: StoredLeave): Promise<Situation> {
    const { employee, types, calendar } = file;
    const offered = await this.leave.offeredTypes(employee);
    const { joiningDate, lastWorkingDay, confirmDate, gender } = employee;
    return {
      person: { joiningDate, lastWorkingDay, confirmDate, gender },
      calendar: (date) => calendar.on(date),
      offered: isOffered(types.get(span.type), offered),
      typeOf: personLeave(file).typeOf,
      blocked:
        span.from <= span.to ? await this.leave.listBlocked(employee.departmentId, span.from, span.to) : [],
    };
  }

  private async answerDays(file: LeaveFile, span: StoredLeave, { ask, ledger }: Given): Promise<DatesAnswer> {
    const own = personLeave(file);
    const answer = answerRequest(
      { span, hasDocument: ask.documentFileId !== null, today: file.today },
      {
        ...(await this.situationOf(file, span)),
        earlier: own.inDays,
        allocate: (counted) => {
          const demands = [
            ...own.reserved(ask.typeId, counted, { ledger }),
            { ...span, dates: counted.get(ASKED) ?? [] },
          ];
          const { allocations } = allocateAll(own.typeOf(ask.typeId), ledger, demands);
          return allocations.get(ASKED) ?? { uses: [], unpaid: [] };
        },
      },
    );
    const meetsHours = own.inHours.some(
      (other) => covers(span, other.from) && takesAny(partOn(span, other.from), halvesTaken(file, other)),
    );
    return {
      ...answer,
      refusals:
        meetsHours && !answer.refusals.includes('OVERLAP')
          ? inOrder(['OVERLAP', ...answer.refusals])
          : answer.refusals,
    };
  }

  /** Leave in hours of one date: all that is asked of days is asked of it too. */
  private async answerHours(
    file: LeaveFile,
    span: StoredLeave,
    { ask, available, negative }: Given & { available: Hundredths | null; negative: Hundredths },
  ): Promise<DatesAnswer> {
    const own = personLeave(file);
    const shift = shiftOn(file, span.from);
    const taken = own.inDays.filter(({ from, to }) => from <= span.from && span.from <= to);
    const result = answerHours({
      request: { startTime: span.startTime ?? '', endTime: span.endTime ?? '' },
      shift: shift && { ...shift, breakStart: breakStartOf(shift) },
      others: timesTaken({ inDays: taken, inHours: own.inHours }, span.from, shift),
      available: available === null ? null : available + negative,
      onShortfall: own.typeOf(span.type).onShortfall,
    });
    const hours = typeof result === 'string' ? 0 : result.hours;
    const planned = shift ? plannedMinutes(shift) : 0;
    const share = planned === 0 ? 0 : Math.round((hours * 60) / planned);
    const refusals = inOrder([
      ...refusalsOfDate(
        { span, hasDocument: ask.documentFileId !== null, today: file.today },
        await this.situationOf(file, span),
        share,
      ),
      ...(typeof result === 'string' ? [result] : []),
      ...(shift && taken.some((other) => partOn(other, span.from) === 'full') ? (['OVERLAP'] as const) : []),
    ]);
    if (typeof result === 'string')
      return { refusals, dates: [], amount: 0, allocation: { uses: [], unpaid: [] }, unpaid: 0 };
    const unpaid = result.unpaid > 0 ? [{ date: span.from, amount: result.unpaid }] : [];
    return {
      refusals,
      dates: [{ date: span.from, fraction: result.hours, why: 'working' }],
      amount: result.hours,
      allocation: { uses: [], unpaid },
      unpaid: sumOf(unpaid, ({ amount }) => amount),
    };
  }
}

/** The shift of a working date. */
function shiftOn({ calendar }: LeaveFile, date: string): HalvedShift | null {
  const day = calendar.on(date);
  return isOff(day) ? null : day.shift;
}

function halvesTaken(file: LeaveFile, { from, startTime, endTime }: PersonSpan): DayHalf[] {
  const shift = shiftOn(file, from);
  return shift
    ? halvesOf(shift, { startTime: startTime ?? '', endTime: endTime ?? '' })
    : ['firstHalf', 'secondHalf'];
}

const takesAny = (part: LeavePart, halves: readonly DayHalf[]): boolean =>
  halves.some((half) => takesHalf(part, half));

/** Each once, in the order in which they are asked; those of times alone come last. */
function inOrder(refusals: readonly AskRefusal[]): AskRefusal[] {
  const order: readonly AskRefusal[] = LEAVE_REFUSALS;
  const placeOf = (refusal: AskRefusal) => (order.includes(refusal) ? order.indexOf(refusal) : order.length);
  return [...new Set(refusals)].sort((one, other) => placeOf(one) - placeOf(other));
}

const isOffered = (
  type: { id: string; archivedAt?: Date | null } | undefined,
  offered: Set<string> | null,
): boolean => type !== undefined && !type.archivedAt && (offered === null || offered.has(type.id));

function spanOf({ employee }: LeaveFile, ask: AskLeave): StoredLeave {
  const { typeId: type, from, to, startPart, endPart, startTime, endTime } = ask;
  return {
    id: ASKED,
    employeeId: employee.id,
    type,
    from,
    to,
    startPart,
    endPart,
    startTime,
    endTime,
    amount: FULL,
    unpaid: 0,
    version: 1,
    state: 'pending',
  };
}

/** Which field of the form shows a refusal. */
export function fieldOf(refusal: AskRefusal): string {
  switch (refusal) {
    case 'END_BEFORE_START':
    case 'TOO_LONG':
    case 'AFTER_LAST_DAY':
    case 'MAX_CONSECUTIVE':
      return 'to';
    case 'PARTS_DISAGREE':
    case 'PARTS_NOT_CONTIGUOUS':
    case 'HALF_DAYS_NOT_ALLOWED':
      return 'startPart';
    case 'NOT_ELIGIBLE':
    case 'ON_PROBATION':
    case 'TOO_EARLY_IN_SERVICE':
    case 'INSUFFICIENT_BALANCE':
      return 'typeId';
    case 'DOCUMENT_REQUIRED':
      return 'documentFileId';
    case 'NOT_A_QUARTER_HOUR':
    case 'OUTSIDE_SHIFT':
      return 'startTime';
    default:
      return 'from';
  }
}

export const errorOf = (refusal: AskRefusal): ErrorDefinition =>
  refusal === 'DAY_LOCKED' ? REQUEST_ERRORS.DAY_LOCKED : LEAVE_ERRORS[refusal];

export const sentenceOf = (refusal: AskRefusal): string => errorOf(refusal).message;
