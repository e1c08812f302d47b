import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { CountedDate } from './leave-count.rules.js';
import { allocateAll } from './leave-balance.rules.js';
import { postingsOf } from './leave-posting.rules.js';
import { LeaveReader, personLeave } from './leave-reader.service.js';
import { isGranted } from './leave-span.rules.js';
import { LeaveWriter } from './leave-writer.repository.js';
import { LeaveRepository, type StoredEntry, type StoredLeave } from './leave.repository.js';
import type { PersonLeave } from './person-leave.rules.js';

interface Recount {
  by: SignedInUser | null;
  own: PersonLeave;
  counted: Map<string, CountedDate[]>;
}

/**
 * Brings the stored dates and the ledger of a person to what their requests count now: after a decision, when a
 * neighbour ends, or when a holiday is declared. Inside `TenantDb.run` only.
 */
@Injectable()
export class LeaveRecount {
  constructor(
    private readonly reader: LeaveReader,
    private readonly leave: LeaveRepository,
    private readonly writer: LeaveWriter,
  ) {}

  /**
   * @param changed requests whose state has changed; of the others those are written whose dates count differently
   * @returns how many requests were written
   */
  async run(employeeId: string, changed: readonly StoredLeave[], by: SignedInUser | null): Promise<number> {
    const employee = await this.leave.findEmployee({ id: employeeId });
    if (!employee) return 0;
    const file = await this.reader.open(employee, changed[0]);
    const own = personLeave(file);
    const recount: Recount = { by, own, counted: own.counted() };
    const stored = await this.leave.listDates(file.stored.map(({ id }) => id));
    const ended = changed.filter(({ id }) => !file.stored.some((each) => each.id === id));
    for (const span of ended) await this.post(span, [], recount);
    let written = ended.length;
    for (const span of file.stored) {
      const dates = recount.counted.get(span.id) ?? [];
      const isSame = sameDates(dates, stored.get(span.id) ?? []);
      if (isSame && !changed.some(({ id }) => id === span.id)) continue;
      await this.post(span, dates, recount);
      written += 1;
    }
    return written;
  }

  /** Writes the dates of one request, and `take` or `restore` for what its lots lack or have too much. */
  private async post(span: StoredLeave, dates: CountedDate[], { by, own, counted }: Recount): Promise<void> {
    const ledger = await this.leave.listLedger(span.employeeId, span.type);
    const [written, others] = partition(ledger, ({ requestId }) => requestId === span.id);
    const demands = [...own.reserved(span.type, counted, span.id), { ...span, dates }];
    const { allocations } = allocateAll(own.typeOf(span.type), others, demands);
    const { uses = [], unpaid = [] } = allocations.get(span.id) ?? {};
    if (dates.length > 0)
      await this.writer.setDates(span, dates, new Map(unpaid.map(({ date, amount }) => [date, amount])));
    const postings = postingsOf(written, isGranted(span) ? uses : []);
    await this.writer.post(
      postings.map((posting, index) => ({
        ...posting,
        ...{ employeeId: span.employeeId, typeId: span.type, requestId: span.id, createdBy: by?.id ?? null },
        sourceRef: `request ${span.id} ${String(written.length + index)}`,
      })),
    );
  }
}

function partition(
  entries: StoredEntry[],
  isIn: (entry: StoredEntry) => boolean,
): [StoredEntry[], StoredEntry[]] {
  return [entries.filter(isIn), entries.filter((entry) => !isIn(entry))];
}

const sameDates = (
  counted: readonly CountedDate[],
  stored: readonly { date: string; fraction: number; why: string }[],
): boolean =>
  counted.length === stored.length &&
  counted.every(({ date, fraction, why }, index) => {
    const known = stored[index];
    return known?.date === date && known.fraction === fraction && known.why === why;
  });
