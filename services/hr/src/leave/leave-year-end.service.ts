import { LEAVE_ERRORS, type YearEndPreview, type YearEndQuery } from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { accrualPostings } from './accrual.rules.js';
import { addDays } from '../local-day.rules.js';
import { sumOf, toDays } from './leave-amount.rules.js';
import { leaveYearOf } from './leave-year.rules.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { LedgerRepository, type HeldLeave } from './ledger.repository.js';
import { LeaveRepository } from './leave.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { closeYear, type YearEnd } from './year-end.rules.js';

interface Closing extends YearEnd {
  person: HeldLeave;
  remaining: number;
}

/** The close of a leave year: what is carried into the new one, and what lapses. */
@Injectable()
export class LeaveYearEnd {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly ledger: LedgerRepository,
    private readonly writer: LeaveWriter,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND, VALIDATION_FAILED on `newYearStart` */
  preview(user: SignedInUser, query: YearEndQuery): Promise<YearEndPreview> {
    return this.db.run(user.companyId, async () => {
      const { closings } = await this.close(query);
      return { newYearStart: query.newYearStart, items: closings.map(showClosing) };
    });
  }

  /** Carries over once. @throws {AppError} as `preview`, LEAVE_YEAR_CLOSED */
  run(user: SignedInUser, query: YearEndQuery): Promise<YearEndPreview> {
    return this.db.run(user.companyId, async () => {
      await this.leave.lockPerson(query.typeId);
      const { type, closings } = await this.close(query);
      const sources = await this.ledger.listSources(type.id, 'carryIn', query.newYearStart);
      if (sources.size > 0) throw new AppError(LEAVE_ERRORS.LEAVE_YEAR_CLOSED);
      await this.ledger.expire(query.newYearStart);
      await this.writer.post(
        closings
          .filter(({ carried }) => carried > 0)
          .map(({ person, carried, carryExpiresOn }) => ({
            ...{ employeeId: person.employeeId, typeId: type.id, kind: 'carryIn' as const, amount: carried },
            ...{ effectiveOn: query.newYearStart, expiresOn: carryExpiresOn, createdBy: user.id },
            sourceRef: `carry ${type.id} ${person.employeeId} ${query.newYearStart}`,
          })),
      );
      this.audit.record({
        ...{ action: 'leave.yearEnd', by: user, resource: { kind: 'leave', id: type.id, title: type.name } },
        after: { from: query.newYearStart, days: toDays(sumOf(closings, ({ carried }) => carried)) },
      });
      return { newYearStart: query.newYearStart, items: closings.map(showClosing) };
    });
  }

  private async close({
    typeId,
    newYearStart,
  }: YearEndQuery): Promise<{ type: LeaveTypeRow; closings: Closing[] }> {
    const type = (await this.leave.listTypes()).find(({ id }) => id === typeId);
    if (!type) throw notFound();
    if (leaveYearOf(newYearStart, type.yearMonth).start !== newYearStart)
      throw new AppError('VALIDATION_FAILED', {
        fields: { newYearStart: 'Choose the first day of a leave year.' },
      });
    const ended = await this.ledger.listEnded(typeId, addDays(newYearStart, -1));
    const people = (await this.ledger.listHeld(typeId)).filter(({ employeeId }) => ended.has(employeeId));
    const closings = people.map((person) => {
      const remaining = ended.get(person.employeeId) ?? 0;
      const newGrant = grantOn(type, person, newYearStart);
      return { person, remaining, ...closeYear(type, { remaining, newGrant, newYearStart }) };
    });
    return { type, closings };
  }
}

/** What a person gets on the first day of a leave year. */
function grantOn(type: LeaveTypeRow, { joiningDate }: HeldLeave, start: string): number {
  const postings = accrualPostings(
    { ...type, maxBalance: null },
    { joiningDate, lastWorkingDay: null },
    { start, asOf: start, opening: 0 },
  );
  return sumOf(postings, ({ amount }) => amount);
}

const showClosing = ({ person, remaining, carried, lapsed, carryExpiresOn }: Closing) => ({
  employee: { id: person.employeeId, name: person.name },
  ...{ remaining: toDays(remaining), carried: toDays(carried), lapsed: toDays(lapsed), carryExpiresOn },
});
