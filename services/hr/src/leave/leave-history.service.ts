import { randomUUID } from 'node:crypto';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { allocateAll } from './leave-balance.rules.js';
import { countLeave } from './leave-count.rules.js';
import { LeaveHistoryRepository, type PastRequest } from './leave-history.repository.js';
import type { LedgerEntry } from './leave-ledger.rules.js';
import { draftsOf, postingsOf } from './leave-posting.rules.js';
import { LeaveReader, personLeave, type LeaveFile } from './leave-reader.service.js';
import { LeaveWriter, type LedgerDraft } from './leave-writer.repository.js';
import { LeaveRepository } from './leave.repository.js';
import type { PersonLeave } from './person-leave.rules.js';

/** Leave that was taken or granted before anybody asked for it here. */
export interface PastLeave {
  typeId: string;
  from: string;
  to: string;
  reason: string | null;
}

interface Recorded {
  request: PastRequest;
  drafts: LedgerDraft[];
}

/** Brings in leave of earlier times, counted and taken from the lots like any other. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveHistory {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly reader: LeaveReader,
    private readonly histories: LeaveHistoryRepository,
    private readonly writer: LeaveWriter,
    private readonly clock: Clock,
  ) {}

  /** @param past the earliest first, on dates without other leave */
  async record(employeeId: string, past: readonly PastLeave[], by: string): Promise<void> {
    const employee = await this.leave.findEmployee({ id: employeeId });
    const [first, last] = [past[0], past.at(-1)];
    if (!employee || !first || !last) return;
    const file = await this.reader.open(employee, { from: first.from, to: last.to });
    const ledgers = new Map<string, LedgerEntry[]>();
    for (const typeId of new Set(past.map((each) => each.typeId)))
      ledgers.set(typeId, await this.leave.listLedger(employeeId, typeId));
    const own = personLeave(file);
    const recorded = past.map((each) =>
      take(each, { file, own, ledger: ledgers.get(each.typeId) ?? [], by }),
    );
    const requests = recorded.map(({ request }) => request);
    await this.histories.add(employeeId, requests, { at: this.clock.now(), by });
    await this.writer.post(recorded.flatMap(({ drafts }) => drafts));
  }
}

/** Counts one and takes it from the ledger, which gets its rows for the next. */
function take(
  { typeId, from, to, reason }: PastLeave,
  { file, own, ledger, by }: { file: LeaveFile; own: PersonLeave; ledger: LedgerEntry[]; by: string },
): Recorded {
  const state = to < file.today ? 'taken' : 'approved';
  const span = {
    id: randomUUID(),
    type: typeId,
    from,
    to,
    startPart: 'full',
    endPart: 'full',
    state,
  } as const;
  const dates = countLeave([span], own.calendar, own.typeOf).get(span.id) ?? [];
  const { allocations } = allocateAll(own.typeOf(typeId), ledger, [{ ...span, dates }]);
  const { uses = [], unpaid = [] } = allocations.get(span.id) ?? {};
  const postings = postingsOf([], uses);
  ledger.push(...postings.map((posting) => ({ ...posting, expiresOn: null })));
  return {
    request: { span, reason, dates, unpaid: new Map(unpaid.map(({ date, amount }) => [date, amount])) },
    drafts: draftsOf(postings, {
      id: span.id,
      employeeId: file.employee.id,
      typeId,
      createdBy: by,
      written: 0,
    }),
  };
}
