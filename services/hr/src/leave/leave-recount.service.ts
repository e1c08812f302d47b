import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { CountedDate } from './leave-count.rules.js';
import { allocateAll } from './leave-balance.rules.js';
import { isPlanned } from './leave-lots.rules.js';
import { draftsOf, postingsOf } from './leave-posting.rules.js';
import { LeaveReader, personLeave, type LeaveFile } from './leave-reader.service.js';
import { isGranted } from './leave-span.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { LeaveWriter } from './leave-writer.repository.js';
import type { StoredEntry } from './leave-ledger.rules.js';
import { LeaveRepository, type StoredLeave } from './leave.repository.js';
import type { PersonLeave } from './person-leave.rules.js';
import { PlannedCredits, type CreditsToCome } from './planned-credits.service.js';

interface Recount {
  by: SignedInUser | null;
  file: LeaveFile;
  own: PersonLeave;
  planned: CreditsToCome;
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
    private readonly planned: PlannedCredits,
    private readonly settling: LeaveSettling,
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
    const planned = await this.planned.of(employee);
    const recount: Recount = { by, file, own, planned, counted: own.counted() };
    const stored = await this.leave.listDates(file.stored.map(({ id }) => id));
    const ended = changed.filter(({ id }) => !file.stored.some((each) => each.id === id));
    for (const span of ended) await this.post(span, [], recount);
    const written = [...ended];
    for (const span of file.stored) {
      const dates = recount.counted.get(span.id) ?? [];
      const isSame = sameDates(dates, stored.get(span.id) ?? []);
      if (isSame && !changed.some(({ id }) => id === span.id)) continue;
      await this.post(span, dates, recount);
      written.push(span);
    }
    // What one of them gives back may pay days of the others.
    for (const type of new Set(written.map((span) => span.type)))
      await this.settling.settle(employeeId, type, by);
    return written.length;
  }

  /** Writes the dates of one request, and `take` or `restore` for what its lots lack or have too much. */
  private async post(
    span: StoredLeave,
    dates: CountedDate[],
    { by, file, own, counted, planned }: Recount,
  ): Promise<void> {
    const ledger = await this.leave.listLedger(span.employeeId, span.type);
    const [written, others] = partition(ledger, ({ requestId }) => requestId === span.id);
    const demands = [...own.reserved(span.type, counted, { ledger, before: span.id }), { ...span, dates }];
    const coming = planned({
      type: file.types.get(span.type),
      ledger,
      today: file.today,
      until: span.to,
    });
    const { allocations } = allocateAll(own.typeOf(span.type), [...others, ...coming], demands);
    const { uses: drawn = [], unpaid = [] } = allocations.get(span.id) ?? {};
    const uses = drawn.filter(({ lotId }) => !isPlanned(lotId));
    if (dates.length > 0)
      await this.writer.setDates(span, dates, new Map(unpaid.map(({ date, amount }) => [date, amount])));
    const postings = postingsOf(written, isGranted(span) ? uses : []);
    await this.writer.post(
      draftsOf(postings, {
        id: span.id,
        employeeId: span.employeeId,
        typeId: span.type,
        createdBy: by?.id ?? null,
        written: written.length,
      }),
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
