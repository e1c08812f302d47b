import { LEAVE_ERRORS, addDays, type YearEndPreview, type YearEndQuery } from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { accrualPostings } from './accrual.rules.js';
import { sumOf, toDays } from './leave-amount.rules.js';
import { leaveYearOf } from './leave-year.rules.js';
import { allocateAll } from './leave-balance.rules.js';
import { readLedger, type StoredEntry } from './leave-ledger.rules.js';
import { LeaveReader, personLeave } from './leave-reader.service.js';
import { debtPostings, type DebtPosting } from './leave-settling.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter, type LedgerDraft } from './leave-writer.repository.js';
import { LedgerRepository, type HeldLeave } from './ledger.repository.js';
import { LeaveRepository } from './leave.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { closeYear, type YearEnd } from './year-end.rules.js';

interface Closing extends YearEnd {
  person: HeldLeave;
  remaining: number;
  /** Rows that end the lots of somebody whose requests are not decided. */
  endings: LedgerDraft[];
}

/** The close of a leave year: what is carried into the new one, and what lapses. */
@Injectable()
export class LeaveYearEnd {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly ledger: LedgerRepository,
    private readonly reader: LeaveReader,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
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
      for (const { employeeId } of await this.ledger.listIndebted(query.typeId))
        await this.settling.settle(employeeId, query.typeId, user);
      const { type, closings } = await this.close(query);
      const sources = await this.ledger.listSources(type.id, 'carryIn', query.newYearStart);
      if (sources.size > 0) throw new AppError(LEAVE_ERRORS.LEAVE_YEAR_CLOSED);
      await this.ledger.expire(query.newYearStart);
      await this.writer.post(closings.flatMap(({ endings }) => endings));
      await this.writer.post(
        closings
          .filter(({ carried }) => carried > 0)
          .map(({ person, carried, carryExpiresOn }) => ({
            employeeId: person.employeeId,
            typeId: type.id,
            kind: 'carryIn' as const,
            amount: carried,
            effectiveOn: query.newYearStart,
            expiresOn: carryExpiresOn,
            createdBy: user.id,
            sourceRef: `carry ${type.id} ${person.employeeId} ${query.newYearStart}`,
          })),
      );
      const carriers = closings.filter(({ carried }) => carried > 0).map(({ person }) => person.employeeId);
      for (const employeeId of await this.ledger.listUnsettled(type.id, carriers))
        await this.settling.settle(employeeId, type.id, user);
      this.audit.record({
        action: 'leave.yearEnd',
        by: user,
        resource: { kind: 'leave', id: type.id, title: type.name },
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
    const lastDay = addDays(newYearStart, -1);
    const ended = await this.ledger.listEnded(typeId, lastDay);
    const special = new Set(await this.ledger.listWaitingOrIndebted(typeId, lastDay));
    const people = (await this.ledger.listHeld(typeId)).filter(
      ({ employeeId }) => ended.has(employeeId) || special.has(employeeId),
    );
    const closings: Closing[] = [];
    for (const person of people) {
      const { remaining, endings } = special.has(person.employeeId)
        ? await this.leftOf(type, person, newYearStart)
        : { remaining: ended.get(person.employeeId) ?? 0, endings: [] };
      const newGrant = grantOn(type, person, newYearStart);
      closings.push({
        person,
        remaining,
        endings,
        ...closeYear(type, { remaining, newGrant, newYearStart }),
      });
    }
    return { type, closings };
  }

  /**
   * What somebody has left who owes days, or whose requests for the old year are not decided: what those reserve stays
   * in its lots, and only the rest of them ends.
   */
  private async leftOf(
    type: LeaveTypeRow,
    { employeeId }: HeldLeave,
    newYearStart: string,
  ): Promise<Pick<Closing, 'remaining' | 'endings'>> {
    const lastDay = addDays(newYearStart, -1);
    const employee = await this.leave.findEmployee({ id: employeeId });
    if (!employee) return { remaining: 0, endings: [] };
    const own = personLeave(await this.reader.open(employee, { from: lastDay, to: lastDay }));
    const entries = await this.leave.listLedger(employeeId, type.id);
    const ledger = [...entries, ...debtPostings(entries, lastDay).map(asEntry)];
    const demands = own.reserved(type.id, own.counted(), { ledger: entries });
    const { stock } = allocateAll(type, ledger, demands);
    const owed = sumOf(readLedger(ledger).debts, ({ amount }) => amount);
    const lots = stock.lots.filter(({ expiresOn, remaining }) => expiresOn === lastDay && remaining > 0);
    const remaining = sumOf(lots, (lot) => lot.remaining) - owed;
    const endings = lots.map((lot): LedgerDraft => ({
      employeeId,
      typeId: type.id,
      kind: 'carryExpiry',
      amount: -lot.remaining,
      createdBy: null,
      effectiveOn: newYearStart,
      lotId: lot.id,
      sourceRef: `expiry ${lot.id} close`,
    }));
    return { remaining, endings: demands.some(({ state }) => state === 'pending') ? endings : [] };
  }
}

/** Debts as the close will have paid them. */
const asEntry = (posting: DebtPosting, index: number): StoredEntry => ({
  ...posting,
  id: `debt ${String(index)}`,
  expiresOn: null,
  lost: 0,
});

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
  remaining: toDays(remaining),
  carried: toDays(carried),
  lapsed: toDays(lapsed),
  carryExpiresOn,
});
