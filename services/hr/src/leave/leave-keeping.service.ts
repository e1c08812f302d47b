import { LEAVE_ERRORS, type AdjustLeave, type EncashLeave, type LeavePosted } from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { encashable, refuseEncashment } from './encashment.rules.js';
import { sumOf, toDays, toHundredths, type Hundredths } from './leave-amount.rules.js';
import { allocateAll, balanceOn } from './leave-balance.rules.js';
import { drawFrom, usableOn, type Use } from './leave-lots.rules.js';
import { LeaveReader, personLeave } from './leave-reader.service.js';
import { leaveYearOf } from './leave-year.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter, type LedgerDraft } from './leave-writer.repository.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import { LedgerRepository } from './ledger.repository.js';
import { LeaveRepository, type LeaveEmployee } from './leave.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { openingSource } from './opening-row.rules.js';

/** What somebody had at the end of a day. */
export interface OpeningBalance {
  employeeId: string;
  type: LeaveTypeRow;
  days: Hundredths;
  asOf: string;
}

/** Days of a type that are paid with the settlement of somebody who leaves. */
export interface PaidOut {
  employeeId: string;
  typeId: string;
  days: number;
  on: string;
  /** What pays them: the same again is left out. */
  source: string;
}

interface Written {
  kind: 'adjust' | 'encash';
  /** The verb of the audit trail, where it is not the kind. */
  action?: string;
  uses: Use[];
  expiresOn: string | null;
  reason: string | null;
  /** Left out: as often as it is asked for. */
  sourceRef?: string;
}

/** As people wrote it who corrected a balance by hand. */
const OPENING = 'Opening balance';
const SETTLED = 'Final settlement';

interface Kept {
  employee: LeaveEmployee;
  type: LeaveTypeRow;
}

/** What HR writes into a ledger by hand: corrections, opening balances, and days that are paid out. */
@Injectable()
export class LeaveKeeping {
  constructor(
    private readonly db: TenantDb,
    private readonly leave: LeaveRepository,
    private readonly reader: LeaveReader,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly ledger: LedgerRepository,
  ) {}

  /** Adds days as a credit of their own, or takes them from the lots. @throws {AppError} NOT_FOUND */
  adjust(user: SignedInUser, body: AdjustLeave): Promise<LeavePosted> {
    const { effectiveOn, expiresOn, reason } = body;
    return this.db.run(user.companyId, async () => {
      const kept = await this.open(body);
      const amount = toHundredths(body.days);
      const uses: Use[] =
        amount >= 0
          ? [{ lotId: null, date: effectiveOn, amount: -amount }]
          : await this.draw(kept, { amount: -amount, on: effectiveOn });
      await this.write(user, kept, {
        kind: 'adjust',
        uses,
        expiresOn: amount > 0 ? expiresOn : null,
        reason,
      });
      return { days: body.days, effectiveOn, expiresOn };
    });
  }

  /** Pays days out: they leave the balance. @throws {AppError} NOT_FOUND, INVALID_AMOUNT, ENCASH_LIMIT */
  encash(user: SignedInUser, body: EncashLeave): Promise<LeavePosted> {
    return this.db.run(user.companyId, async () => {
      const kept = await this.open(body);
      const file = await this.reader.open(kept.employee);
      const ledger = await this.leave.listLedger(kept.employee.id, kept.type.id);
      const own = personLeave(file);
      const demands = own.reserved(kept.type.id, own.counted(), { ledger });
      const { available } = balanceOn(file.today, kept.type, { ledger, demands });
      const most = encashable(kept.type, available, encashedSince(ledger, kept.type, file.today));
      const refusal = refuseEncashment(body.days, most);
      if (refusal) {
        const { message } = LEAVE_ERRORS[refusal];
        throw new AppError(LEAVE_ERRORS[refusal], { fields: { days: message } });
      }
      const uses = await this.draw(kept, { amount: toHundredths(body.days), on: file.today });
      await this.write(user, kept, { kind: 'encash', uses, expiresOn: null, reason: null });
      return { days: -body.days, effectiveOn: file.today, expiresOn: null };
    });
  }

  /**
   * Days that a settlement has paid leave the balance, once for each source. Inside `TenantDb.run` only.
   * @returns false when it was done before
   */
  async payOut(user: SignedInUser, { employeeId, typeId, days, on, source }: PaidOut): Promise<boolean> {
    const kept = await this.open({ employeeId, typeId });
    const uses = await this.draw(kept, { amount: toHundredths(days), on });
    return this.write(user, kept, {
      kind: 'encash',
      uses,
      expiresOn: null,
      reason: SETTLED,
      sourceRef: source,
    });
  }

  /** Whether one of some sources has paid days out. Inside `TenantDb.run` only. */
  async hasPaidOut(sources: readonly string[]): Promise<boolean> {
    return (await this.ledger.listKnown(sources)).size > 0;
  }

  /**
   * Brings the balance of a day to what the system before says, once a leave year. Inside `TenantDb.run` only.
   * @returns false when it was done before
   */
  async setOpening(user: SignedInUser, { employeeId, type, days, asOf }: OpeningBalance): Promise<boolean> {
    const kept = await this.open({ employeeId, typeId: type.id });
    const ledger = await this.leave.listLedger(employeeId, type.id);
    const present = sumOf(
      ledger.filter(({ effectiveOn }) => effectiveOn <= asOf),
      ({ amount }) => amount,
    );
    const missing = days - present;
    const uses: Use[] =
      missing < 0
        ? await this.draw(kept, { amount: -missing, on: asOf })
        : [{ lotId: null, date: asOf, amount: -missing }];
    const ends = type.quota === null ? null : leaveYearOf(asOf, type.yearMonth).end;
    const sourceRef = openingSource({ employeeId, typeId: type.id, asOf }, type);
    return this.write(user, kept, {
      kind: 'adjust',
      action: 'opening',
      uses,
      reason: OPENING,
      sourceRef,
      expiresOn: missing > 0 ? ends : null,
    });
  }

  private async open({ employeeId, typeId }: { employeeId: string; typeId: string }): Promise<Kept> {
    await this.leave.lockPerson(employeeId);
    const employee = await this.leave.findEmployee({ id: employeeId });
    const type = (await this.leave.listTypes()).find(({ id }) => id === typeId);
    if (!employee || !type) throw notFound();
    return { employee, type };
  }

  /** Which lots give an amount on a date, after what pending requests reserve; the rest is below zero. */
  private async draw(
    { employee, type }: Kept,
    { amount, on }: { amount: Hundredths; on: string },
  ): Promise<Use[]> {
    const own = personLeave(await this.reader.open(employee));
    const ledger = await this.leave.listLedger(employee.id, type.id);
    const { stock } = allocateAll(type, ledger, own.reserved(type.id, own.counted(), { ledger }));
    const uses = drawFrom(usableOn(stock.lots, on), on, amount);
    const missing = amount - sumOf(uses, (use) => use.amount);
    return missing > 0 ? [...uses, { lotId: null, date: on, amount: missing }] : uses;
  }

  private async write(user: SignedInUser, { employee, type }: Kept, row: Written): Promise<boolean> {
    const at = this.clock.now().toISOString();
    const source = row.sourceRef ?? `${row.kind} ${employee.id} ${type.id} ${at}`;
    const drafts = row.uses.map(({ lotId, date, amount }, index): LedgerDraft => ({
      employeeId: employee.id,
      typeId: type.id,
      kind: row.kind,
      amount: -amount,
      effectiveOn: date,
      lotId,
      expiresOn: row.expiresOn,
      reason: row.reason,
      createdBy: user.id,
      sourceRef: `${source} ${String(index)}`,
    }));
    if ((await this.writer.post(drafts)) === 0) return false;
    await this.settling.settle(employee.id, type.id, user);
    this.audit.record({
      action: `leave.${row.action ?? row.kind}`,
      by: user,
      resource: { kind: 'leave', id: employee.id, title: employee.name },
      after: {
        type: type.name,
        days: toDays(sumOf(drafts, ({ amount }) => amount)),
        reason: row.reason,
      },
    });
    return true;
  }
}

function encashedSince(
  ledger: readonly StoredEntry[],
  { yearMonth }: LeaveTypeRow,
  today: string,
): Hundredths {
  const { start } = leaveYearOf(today, yearMonth);
  return -sumOf(
    ledger.filter(({ kind, effectiveOn }) => kind === 'encash' && effectiveOn >= start),
    ({ amount }) => amount,
  );
}
