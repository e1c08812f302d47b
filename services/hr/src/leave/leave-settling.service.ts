import { latest } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceLockRepository } from '../attendance/attendance-lock.repository.js';
import { type Hundredths } from './leave-amount.rules.js';
import { stockOfLedger } from './leave-balance.rules.js';
import { countedIn, type CountedDate } from './leave-count.rules.js';
import { allocate, isPlanned, type LotStock } from './leave-lots.rules.js';
import { draftsOf, postingsOf } from './leave-posting.rules.js';
import { LeaveReader, personLeave, type LeaveFile } from './leave-reader.service.js';
import { debtPostings, settleGranted } from './leave-settling.rules.js';
import { keepsBalance } from './leave-type.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { LeaveWriter } from './leave-writer.repository.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import { LeaveRepository, type StoredDate, type StoredLeave } from './leave.repository.js';
import { takenBy } from './person-leave.rules.js';
import { PlannedCredits } from './planned-credits.service.js';

interface Settling {
  by: SignedInUser | null;
  file: LeaveFile;
  type: LeaveTypeRow;
  ledger: StoredEntry[];
  stock: LotStock;
  stored: Map<string, StoredDate[]>;
  counted: Map<string, CountedDate[]>;
  isLocked: (date: string) => boolean;
}

/**
 * Recounts granted and waiting requests after the balance of a type has changed, in the order in which they were
 * submitted: what was below zero is paid back, and unpaid days become paid as far as it goes. Inside `TenantDb.run` only.
 */
@Injectable()
export class LeaveSettling {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly reader: LeaveReader,
    private readonly writer: LeaveWriter,
    private readonly planned: PlannedCredits,
    private readonly locks: AttendanceLockRepository,
  ) {}

  async settle(employeeId: string, typeId: string, by: SignedInUser | null): Promise<void> {
    await this.leave.lockPerson(employeeId);
    const employee = await this.leave.findEmployee({ id: employeeId });
    const file = employee && (await this.reader.open(employee));
    const type = file?.types.get(typeId);
    if (!file || !type || !keepsBalance(type)) return;
    const ledger = await this.payDebts(file, type, by);
    const spans = file.stored.filter((span) => span.type === typeId);
    if (spans.length === 0) return;
    const until = latest(...spans.map(({ to }) => to));
    const from = spans.reduce((first, span) => (span.from < first ? span.from : first), until);
    const planned = await this.planned.of(file.employee);
    const coming = planned({ type, ledger, today: file.today, until });
    const locks = await this.locks.list({ from, to: until });
    const settling: Settling = {
      by,
      file,
      type,
      ledger,
      stock: stockOfLedger(type, [...ledger, ...coming]),
      stored: await this.leave.listDates(spans.map(({ id }) => id)),
      counted: personLeave(file).counted(),
      isLocked: (date) => locks.some((lock) => lock.from <= date && date <= lock.to),
    };
    for (const span of spans)
      await (span.state === 'pending'
        ? this.settleWaiting(span, settling)
        : this.settleGranted(span, settling));
  }

  /** @returns the ledger with the rows that were written */
  private async payDebts(
    { employee, today }: LeaveFile,
    { id: typeId }: LeaveTypeRow,
    by: SignedInUser | null,
  ): Promise<StoredEntry[]> {
    const ledger = await this.leave.listLedger(employee.id, typeId);
    const postings = debtPostings(ledger, today);
    if (postings.length === 0) return ledger;
    await this.writer.post(
      postings.map((posting, index) => ({
        ...posting,
        employeeId: employee.id,
        typeId,
        createdBy: by?.id ?? null,
        sourceRef: `debt ${employee.id} ${typeId} ${String(ledger.length + index)}`,
      })),
    );
    return this.leave.listLedger(employee.id, typeId);
  }

  private async settleWaiting(span: StoredLeave, { stock, stored, counted }: Settling): Promise<void> {
    const dates = counted.get(span.id) ?? [];
    const { unpaid } = allocate(stock, countedIn(dates));
    const wanted = new Map(unpaid.map(({ date, amount }) => [date, amount]));
    if (isSamePay(stored.get(span.id) ?? [], wanted)) return;
    await this.writer.setDates(span, dates, wanted);
  }

  private async settleGranted(span: StoredLeave, settling: Settling): Promise<void> {
    const { ledger, stock, stored, isLocked, type, by } = settling;
    const dates = stored.get(span.id) ?? [];
    const taken = takenBy(ledger).get(span.id) ?? 0;
    const { uses, unpaid } = settleGranted(stock, { dates, taken }, { today: settling.file.today, isLocked });
    const written = ledger.filter(({ requestId }) => requestId === span.id).length;
    const postings = postingsOf(
      [],
      uses.filter(({ lotId }) => !isPlanned(lotId)),
    );
    await this.writer.post(
      draftsOf(postings, {
        id: span.id,
        employeeId: span.employeeId,
        typeId: type.id,
        createdBy: by?.id ?? null,
        written,
      }),
    );
    if (!isSamePay(dates, unpaid)) await this.writer.setDates(span, dates, unpaid);
  }
}

const isSamePay = (dates: readonly StoredDate[], unpaid: ReadonlyMap<string, Hundredths>): boolean =>
  dates.every((each) => each.unpaid === (unpaid.get(each.date) ?? 0));
