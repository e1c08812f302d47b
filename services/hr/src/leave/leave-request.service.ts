import { HR_ERRORS, type AskLeave, type LeavePreview, type LeaveRequest } from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Requests, type NewRequest } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from './absence.repository.js';
import {
  errorOf,
  fieldOf,
  LeaveAnswers,
  sentenceOf,
  type AskAnswer,
  type AskRefusal,
} from './leave-answer.service.js';
import { sumOf, toDays } from './leave-amount.rules.js';
import { LeaveReader, type LeaveFile } from './leave-reader.service.js';
import { LeaveRequestAdding } from './leave-request-adding.service.js';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { leaveInWords } from './leave-request.texts.js';
import { LeaveRequests } from './leave-request-list.service.js';
import { mayKeepLeave } from './leave.policy.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';

/** What HR may pass over, with a reason. */
const OVERRIDABLE: readonly AskRefusal[] = [
  'NOTICE_TOO_SHORT',
  'TOO_FAR_BACK',
  'BLOCKED_DATES',
  'DOCUMENT_REQUIRED',
];

/** Asking for leave: the live count before, and the request itself. */
@Injectable()
export class LeaveRequestService {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly reader: LeaveReader,
    private readonly answers: LeaveAnswers,
    private readonly adding: LeaveRequestAdding,
    private readonly requests: LeaveRequests,
    private readonly absences: AbsenceRepository,
    private readonly approvals: Requests,
  ) {}

  /** @throws {AppError} NO_EMPLOYEE_RECORD, NOT_FOUND */
  preview(user: SignedInUser, ask: AskLeave): Promise<LeavePreview> {
    return this.db.run(user.companyId, async () => {
      const file = await this.openFile(user, ask);
      const answer = await this.answers.answer(file, ask);
      const away = await this.absences.listTeam(file.employee, ask);
      return { ...showAnswer(file, answer), away };
    });
  }

  /** @throws {AppError} the first refusal, with the sentence of each beside its field */
  apply(user: SignedInUser, ask: AskLeave): Promise<LeaveRequest> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.findPerson(user, ask);
      await this.leave.lockPerson(employee.id);
      const file = await this.openOf(employee, ask);
      const answer = await this.answers.answer(file, ask);
      const overrides = ask.overrideReason !== null && mayKeepLeave(user, 'update');
      throwFirst(answer.refusals.filter((refusal) => !(overrides && OVERRIDABLE.includes(refusal))));
      const id = await this.adding.add(user, file, { ask, answer });
      await this.approvals.submit(user, requestOf(file, { ask, answer, id }));
      return this.requests.show(user, id);
    });
  }

  private async openFile(user: SignedInUser, ask: AskLeave): Promise<LeaveFile> {
    return this.openOf(await this.findPerson(user, ask), ask);
  }

  /** @throws {AppError} VALIDATION_FAILED for times of a type in days, or none of a type in hours */
  private async openOf(employee: LeaveEmployee, ask: AskLeave): Promise<LeaveFile> {
    const file = await this.reader.open(employee, spanOf(ask));
    const fields = refuseShape(file.types.get(ask.typeId)?.unit === 'hour', ask);
    if (fields) throw new AppError('VALIDATION_FAILED', { fields });
    return file;
  }

  /** Whom the leave is for: oneself, or for HR anybody. */
  private async findPerson(user: SignedInUser, { employeeId }: AskLeave): Promise<LeaveEmployee> {
    const own = await this.leave.findEmployee({ userId: user.id });
    if (employeeId === undefined || employeeId === own?.id) {
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return own;
    }
    const employee = await this.leave.findEmployee({ id: employeeId });
    if (!employee || !mayKeepLeave(user, 'create')) throw notFound();
    return employee;
  }
}

/** What its deciders get. */
function requestOf(
  { employee, types }: LeaveFile,
  { ask, answer, id }: { ask: AskLeave; answer: AskAnswer; id: string },
): NewRequest {
  const type = types.get(ask.typeId);
  return {
    kind: LEAVE_KIND,
    employeeId: employee.id,
    ref: id,
    type: type?.code ?? null,
    days: toDays(answer.amount),
    from: ask.from,
    to: ask.to,
    summary: leaveInWords(type?.name ?? '', ask),
  };
}

/** Leave in hours is of one date and has times; leave in days has none. */
function refuseShape(
  hourly: boolean,
  { from, to, startTime, endTime }: AskLeave,
): Record<string, string> | null {
  if (!hourly)
    return startTime === null && endTime === null ? null : { startTime: 'This leave is taken in days.' };
  if (from !== to) return { to: 'Leave in hours is for one day.' };
  if (startTime === null) return { startTime: 'Enter a time.' };
  return endTime === null ? { endTime: 'Enter a time.' } : null;
}

/** Dates in the wrong order are refused, and nothing is looked up between them. */
const spanOf = ({ from, to }: AskLeave) => ({ from, to: to < from ? from : to });

function throwFirst(refusals: readonly AskRefusal[]): void {
  const [first] = refusals;
  if (!first) return;
  const fields: Record<string, string> = {};
  for (const refusal of refusals) fields[fieldOf(refusal)] ??= sentenceOf(refusal);
  throw new AppError(errorOf(first), { fields });
}

function showAnswer({ calendar }: LeaveFile, answer: AskAnswer): Omit<LeavePreview, 'away'> {
  const unpaid = new Map(answer.allocation.unpaid.map(({ date, amount }) => [date, amount]));
  // What had lapsed is in no balance.
  const lapsed = answer.allocation.uses.filter((use) => use.lapsed);
  const paid = answer.amount - answer.unpaid - sumOf(lapsed, ({ amount }) => amount);
  return {
    days: toDays(answer.amount),
    unpaidDays: toDays(answer.unpaid),
    dates: answer.dates.map(({ date, fraction, why }) => ({
      date,
      why,
      fraction: toDays(fraction),
      unpaid: toDays(unpaid.get(date) ?? 0),
      holiday: calendar.on(date).holiday,
    })),
    availableBefore: answer.available === null ? null : toDays(answer.available),
    planned: toDays(answer.planned),
    availableAfter: answer.available === null ? null : toDays(answer.available - paid),
    problems: answer.refusals.map((code) => ({
      code,
      field: fieldOf(code),
      message: sentenceOf(code),
      mayOverride: OVERRIDABLE.includes(code),
    })),
  };
}
