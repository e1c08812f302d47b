import {
  HR_ERRORS,
  addDays,
  type LeaveBalance,
  type LeaveBalanceQuery,
  type LeaveBalances,
  type LeaveLedger,
  type LeaveLedgerQuery,
} from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toDays } from './leave-amount.rules.js';
import { balanceOn } from './leave-balance.rules.js';
import { LeaveReader, personLeave, type LeaveFile } from './leave-reader.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { isFor } from './leave-type.rules.js';
import { leaveYearOf } from './leave-year.rules.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';
import { PlannedCredits } from './planned-credits.service.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { RowReaders } from '@atrium/records';
import { seesLeave } from '../people-scope.policy.js';

/** The next credit is looked for within a leave year and a day. */
const NEXT_WITHIN_DAYS = 367;

/** What somebody has left of each type, and how it came about. */
@Injectable()
export class LeaveBalanceService {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly ledger: LedgerRepository,
    private readonly reader: LeaveReader,
    private readonly readers: RowReaders,
    private readonly planned: PlannedCredits,
  ) {}

  /** Of the leave year that the date lies in. @throws {AppError} NOT_FOUND for people whom the person may not see */
  list(user: SignedInUser, { employeeId, asOf }: LeaveBalanceQuery): Promise<LeaveBalances> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(user, employeeId);
      const file = await this.reader.open(employee);
      const offered = await this.leave.offeredTypes(employee);
      const types = [...file.types.values()].filter(
        (type) =>
          !type.archivedAt && (offered === null || offered.has(type.id)) && isFor(type, employee.gender),
      );
      const date = asOf ?? file.today;
      const items = await this.balancesOf(file, types, date);
      return { employee: { id: employee.id, name: employee.name }, asOf: date, items };
    });
  }

  /** Every row of one type, the newest first. @throws as `list` */
  listLedger(user: SignedInUser, { employeeId, typeId }: LeaveLedgerQuery): Promise<LeaveLedger> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(user, employeeId);
      return { items: await this.ledger.list(employee.id, typeId) };
    });
  }

  private async balancesOf(file: LeaveFile, types: LeaveTypeRow[], asOf: string): Promise<LeaveBalance[]> {
    const own = personLeave(file);
    const counted = own.counted();
    const planned = await this.planned.of(file.employee);
    const { today } = file;
    const balances: LeaveBalance[] = [];
    for (const type of types) {
      const rows = await this.leave.listLedger(file.employee.id, type.id);
      const ledger = ofYear(rows, leaveYearOf(asOf, type.yearMonth).start);
      const demands = own.reserved(type.id, counted, { ledger: rows });
      const figures = balanceOn(asOf, type, { ledger, demands });
      const [next] = planned({ type, ledger: rows, today, until: addDays(today, NEXT_WITHIN_DAYS) });
      const shown = Object.entries(figures).map(([name, amount]) => [name, toDays(amount as number)]);
      balances.push({
        ...(Object.fromEntries(shown) as Record<keyof typeof figures, number>),
        type: { id: type.id, code: type.code, name: type.name, unit: type.unit },
        paid: type.paid,
        quota: type.quota,
        nextCredit: next ? { on: next.effectiveOn, days: toDays(next.amount) } : null,
      });
    }
    return balances;
  }

  private async find(user: SignedInUser, employeeId: string | undefined): Promise<LeaveEmployee> {
    if (employeeId === undefined) {
      const own = await this.leave.findEmployee({ userId: user.id });
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return own;
    }
    const employee = await this.leave.findEmployee({ id: employeeId });
    if (!employee || !seesLeave(await this.readers.of(user), employee)) throw notFound();
    return employee;
  }
}

/** Without the lots that ended before the year began, and what was taken from them. */
function ofYear(entries: readonly StoredEntry[], start: string): StoredEntry[] {
  const ended = new Set(
    entries.filter(({ expiresOn }) => expiresOn !== null && expiresOn < start).map(({ id }) => id),
  );
  return entries.filter(({ id, lotId }) => !ended.has(id) && !(lotId !== null && ended.has(lotId)));
}
