import { LEAVE_ERRORS, type AskLeave } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { FULL, sumOf, toHundredths, type Hundredths } from './leave-amount.rules.js';
import { allocateAll, balanceOn } from './leave-balance.rules.js';
import { answerRequest, type LeaveAnswer, type LeaveRefusal } from './leave-check.rules.js';
import { answerHours, breakStartOf, type HoursRefusal } from './leave-hours.rules.js';
import { personLeave, type LeaveFile } from './leave-reader.service.js';
import { LeaveRepository, type StoredLeave } from './leave.repository.js';
import { keepsBalance } from './leave-type.rules.js';

export type AskRefusal = LeaveRefusal | HoursRefusal;

export interface AskAnswer extends Omit<LeaveAnswer, 'refusals'> {
  refusals: AskRefusal[];
  /** Null: no balance is kept. */
  available: Hundredths | null;
}

/** The id of a request that is not stored yet. */
const ASKED = '';

/** What becomes of a request of a person: what it counts, what of it is unpaid, and all that is wrong. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveAnswers {
  constructor(private readonly leave: LeaveRepository) {}

  async answer(file: LeaveFile, ask: AskLeave): Promise<AskAnswer> {
    const span = spanOf(file, ask);
    const type = file.types.get(ask.typeId);
    const ledger = await this.leave.listLedger(file.employee.id, ask.typeId);
    const own = personLeave(file);
    const rules = own.typeOf(ask.typeId);
    const counted = own.counted();
    const demands = own.reserved(ask.typeId, counted);
    const { available } = balanceOn(span.to > file.today ? span.to : file.today, rules, { ledger, demands });
    const shown = type && keepsBalance(rules) ? available : null;
    const answer =
      rules.unit === 'hour'
        ? this.answerHours(file, span, { available: shown, negative: toHundredths(rules.negativeLimit) })
        : await this.answerDays(file, span, { ask, ledger });
    return { ...answer, available: shown };
  }

  private async answerDays(
    file: LeaveFile,
    span: StoredLeave,
    { ask, ledger }: { ask: AskLeave; ledger: Awaited<ReturnType<LeaveRepository['listLedger']>> },
  ): Promise<Omit<AskAnswer, 'available'>> {
    const { employee, types, today, calendar } = file;
    const own = personLeave(file);
    const offered = await this.leave.offeredTypes(employee);
    const blocked =
      ask.from <= ask.to ? await this.leave.listBlocked(employee.departmentId, ask.from, ask.to) : [];
    const answer = answerRequest(
      { span, hasDocument: ask.documentFileId !== null, today },
      {
        person: {
          joiningDate: employee.joiningDate,
          lastWorkingDay: employee.lastWorkingDay,
          confirmDate: employee.confirmDate,
          gender: null,
        },
        calendar: (date) => calendar.on(date),
        offered: isOffered(types.get(ask.typeId), offered),
        typeOf: own.typeOf,
        blocked,
        earlier: own.inDays,
        allocate: (counted) => {
          const demands = [
            ...own.reserved(ask.typeId, counted),
            { ...span, dates: counted.get(ASKED) ?? [] },
          ];
          const { allocations } = allocateAll(own.typeOf(ask.typeId), ledger, demands);
          return allocations.get(ASKED) ?? { uses: [], unpaid: [] };
        },
      },
    );
    const hours = own.inHours.some(({ from }) => span.from <= from && from <= span.to);
    return { ...answer, refusals: hours ? ['OVERLAP', ...answer.refusals] : answer.refusals };
  }

  /** Leave in hours of one date. */
  private answerHours(
    file: LeaveFile,
    span: StoredLeave,
    { available, negative }: { available: Hundredths | null; negative: Hundredths },
  ): Omit<AskAnswer, 'available'> {
    const day = file.calendar.on(span.from);
    const own = personLeave(file);
    const none = { dates: [], amount: 0, allocation: { uses: [], unpaid: [] }, unpaid: 0 };
    const away = own.inDays.some(({ from, to }) => from <= span.from && span.from <= to);
    if (away) return { ...none, refusals: ['OVERLAP'] };
    const result = answerHours({
      request: { startTime: span.startTime ?? '', endTime: span.endTime ?? '' },
      shift: day.shift && day.holiday === null ? { ...day.shift, breakStart: breakStartOf(day.shift) } : null,
      others: own.inHours
        .filter(({ from }) => from === span.from)
        .map(({ startTime, endTime }) => ({ startTime: startTime ?? '', endTime: endTime ?? '' })),
      available: available === null ? null : available + negative,
      onShortfall: own.typeOf(span.type).onShortfall,
    });
    if (typeof result === 'string') return { ...none, refusals: [result] };
    const unpaid = result.unpaid > 0 ? [{ date: span.from, amount: result.unpaid }] : [];
    return {
      refusals: [],
      dates: [{ date: span.from, fraction: result.hours, why: 'working' }],
      amount: result.hours,
      allocation: { uses: [], unpaid },
      unpaid: sumOf(unpaid, ({ amount }) => amount),
    };
  }
}

const isOffered = (
  type: { id: string; archivedAt?: Date | null } | undefined,
  offered: Set<string> | null,
): boolean => type !== undefined && !type.archivedAt && (offered === null || offered.has(type.id));

function spanOf({ employee }: LeaveFile, ask: AskLeave): StoredLeave {
  const { typeId: type, from, to, startPart, endPart, startTime, endTime } = ask;
  return {
    ...{ id: ASKED, employeeId: employee.id, type, from, to, startPart, endPart, startTime, endTime },
    ...{ amount: FULL, unpaid: 0, version: 1, state: 'pending' },
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

export const sentenceOf = (refusal: AskRefusal): string => LEAVE_ERRORS[refusal].message;
