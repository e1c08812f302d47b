import { dayIn, PAY_LOAN } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  importFields,
  KNOWN_RECORD,
  readTableMoney,
  Records,
  type Decision,
  type FaultyNames,
  type FileRow,
  type ImportFault,
  type ImportRun,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { lockedMonth, PayAdjustmentRepository } from '../adjustment/pay-adjustment.repository.js';
import { monthOfCell, readPayRow } from '../file-row/file-cells.rules.js';
import { FilePeople, type FoundPeople } from '../file-row/file-people.service.js';
import { decideEach, twinFault } from '../file-row/row-decisions.rules.js';
import { namesOf } from '../file-row/row-names.rules.js';
import { LoanNotices } from './loan-notices.service.js';
import { PayLoanEntries } from './pay-loan-entry.repository.js';
import { PAY_LOANS, type PayLoanRow } from './pay-loan.record.js';
import { PayLoanRepository } from './pay-loan.repository.js';
import type { PresentLoan } from './pay-loan.types.js';

const { title, amount, instalment, fromMonth, pausedMonths, note } = PAY_LOAN.fields;
const VALUES = z.object({
  title: title.schema,
  amount: amount.schema,
  instalment: instalment.schema,
  fromMonth: fromMonth.schema,
  pausedMonths: pausedMonths.schema,
  note: note.schema,
});

const HELP: Readonly<Record<string, string>> = {
  employee: 'Their code, work email or full name.',
  fromMonth: 'A month, like 2026-04.',
  pausedMonths: 'Months without an instalment, like 2026-10; 2026-11.',
};
const OPTIONAL = ['pausedMonths', 'note'];
const DEDUCTED = 'A payslip has deducted from this loan. Close it if it need not be paid back.';

interface Known {
  people: FoundPeople;
  locked: ReadonlySet<string>;
  present: ReadonlySet<string>;
}

const sameKey = (each: PresentLoan): string =>
  JSON.stringify([each.employeeId, each.fromMonth, each.title.toLowerCase(), each.amount]);

const monthsOfCell = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((month) => monthOfCell(month))
    .filter((month) => month !== '');

/** Imports loans from a file by the rules of the form. */
@Injectable()
export class PayLoanFile implements TableImport {
  readonly title = 'Loans';
  readonly fields = importFields(PAY_LOAN).map((field) => ({
    ...field,
    required: !OPTIONAL.includes(field.key),
    help: HELP[field.key] ?? field.help,
  }));
  readonly unique = [];
  readonly values = VALUES.loose();
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = PAY_LOAN.errors.LOAN_MONTH_LOCKED.message;
  readonly left = {
    changed: 'Someone has changed this loan since. Close it if it need not be paid back.',
    'taken up': 'Other records use this loan.',
    used: 'Other records use this loan.',
    gone: 'This loan no longer exists.',
  };
  /** What has happened to its balance stays. */
  readonly archives = { apart: ['pay_loan_entry'] };
  readonly followUp = null;

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly people: FilePeople,
    private readonly adjustments: PayAdjustmentRepository,
    private readonly loans: PayLoanRepository,
    private readonly entries: PayLoanEntries,
    private readonly notices: LoanNotices,
  ) {
    this.references = { employeeId: people.reference };
  }

  read(_user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const { employee = '' } = cells;
    return readPayRow({
      schema: VALUES,
      given: {
        title: cells['title'] ?? '',
        amount: readTableMoney(cells['amount'] ?? '', 'INR'),
        instalment: readTableMoney(cells['instalment'] ?? '', 'INR'),
        fromMonth: monthOfCell(cells['fromMonth'] ?? ''),
        pausedMonths: monthsOfCell(cells['pausedMonths'] ?? ''),
        note: cells['note'] || null,
      },
      names: [{ field: 'employeeId', column: 'employee', cell: employee, missing: 'Choose an employee.' }],
    });
  }

  decide({ user }: ImportRun): (rows: readonly FileRow[]) => Promise<ReadonlyMap<string, Decision>> {
    const lines = new Map<string, number>();
    return async (rows) => {
      const known = await this.know(user, rows);
      return decideEach(rows, (row) => decisionOf(row, known, lines));
    };
  }

  stays(_user: SignedInUser, { lastMonth }: PayLoanRow): string | null {
    return lastMonth === null ? null : DEDUCTED;
  }

  hold(ids: readonly string[]): Promise<void> {
    return this.loans.lockAll(ids);
  }

  async changed(user: SignedInUser, ids: readonly string[], created: readonly FileRow[]): Promise<void> {
    if (created.length === 0) return;
    await this.entries.giveAll(ids, this.now(user));
    await this.notices.given(user, await this.records.of(PAY_LOANS).rows.readAll([...ids]));
  }

  async archived(user: SignedInUser, ids: readonly string[]): Promise<void> {
    await this.entries.takeBack(ids, this.now(user));
    await this.notices.closed(user, await this.records.of(PAY_LOANS).rows.readAll([...ids]));
  }

  nameFaults(user: SignedInUser, rows: readonly FaultyNames[]) {
    return this.people.nameFaults(user, rows, PAY_LOAN.check('update'));
  }

  private now(user: SignedInUser): { day: string; by: string } {
    return { day: dayIn(this.clock.now(), user.companyTimezone), by: user.id };
  }

  private async know(user: SignedInUser, rows: readonly FileRow[]): Promise<Known> {
    const people = await this.people.find(user, namesOf(rows, 'employeeId'), PAY_LOAN.check('update'));
    const ids = [...new Set(people.ids.values())];
    const present = await this.loans.listPresent(ids);
    return {
      people,
      locked: await this.adjustments.listLocked(ids),
      present: new Set(present.map(sameKey)),
    };
  }
}

function decisionOf({ line, content }: FileRow, known: Known, lines: Map<string, number>): Decision | null {
  const values = VALUES.parse(content.values);
  const name = content.names['employeeId'] ?? '';
  const person = known.people.faults.get(name);
  const employeeId = known.people.ids.get(name);
  if (employeeId === undefined) return { faults: [{ field: 'employee', words: person ?? '' }] };
  const key = sameKey({ employeeId, ...values });
  if (known.present.has(key)) return { known: { field: 'title', words: KNOWN_RECORD } };
  const isLocked = (month: string) => known.locked.has(lockedMonth(employeeId, month));
  const faults: ImportFault[] = [];
  if (person !== undefined) faults.push({ field: 'employee', words: person });
  if (values.instalment > values.amount)
    faults.push({ field: 'instalment', words: PAY_LOAN.errors.LOAN_INSTALMENT.message });
  if (isLocked(values.fromMonth))
    faults.push({ field: 'fromMonth', words: PAY_LOAN.errors.LOAN_MONTH_LOCKED.message });
  if (values.pausedMonths.some(isLocked))
    faults.push({ field: 'pausedMonths', words: PAY_LOAN.errors.LOAN_PAUSE_LOCKED.message });
  faults.push(...twinFault('title', { lines, key, line }));
  return faults.length > 0 ? { faults } : null;
}
