import { Injectable } from '@nestjs/common';
import { accrualPostings, type Posting } from './accrual.rules.js';
import { addDays } from '../local-day.rules.js';
import { earliest, latest } from './leave-date.rules.js';
import { toHundredths, type Hundredths } from './leave-amount.rules.js';
import { leaveYearOf } from './leave-year.rules.js';
import { isOfferedTo, LeaveOffers, type PolicyOffer } from './leave-offers.repository.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { LeaveWriter, type LedgerDraft } from './leave-writer.repository.js';
import { LedgerRepository, type HeldLeave } from './ledger.repository.js';
import { LeaveRepository } from './leave.repository.js';

/** Rows written at once. */
const CHUNK = 5_000;
/** A run that comes late still posts what fell due in the leave year before within this many days. */
const LATE_DAYS = 31;

interface Year {
  start: string;
  end: string;
  since: string;
  today: string;
}

/** Credits what people have earned. Running it twice posts nothing twice. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveAccrual {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly offers: LeaveOffers,
    private readonly ledger: LedgerRepository,
    private readonly writer: LeaveWriter,
  ) {}

  /** @param since post nothing that fell due before; left out: from the start of the leave year */
  async run(today: string, since?: string): Promise<{ posted: number; expired: number }> {
    const expired = await this.ledger.expire(today);
    const policies = await this.offers.list();
    let posted = 0;
    for (const type of await this.leave.listTypes()) {
      if (type.archivedAt || type.quota === null || type.compOffExpiryDays !== null) continue;
      posted += await this.accrue(type, policies, { today, since });
    }
    return { posted, expired };
  }

  private async accrue(
    type: LeaveTypeRow,
    policies: readonly PolicyOffer[],
    { today, since }: { today: string; since: string | undefined },
  ): Promise<number> {
    const present = leaveYearOf(today, type.yearMonth);
    const late = addDays(today, -LATE_DAYS);
    const before = leaveYearOf(addDays(present.start, -1), type.yearMonth);
    const years: Year[] = [{ ...present, today, since: since ?? present.start }];
    if (late < present.start) years.unshift({ ...before, today, since: late });
    const held = (await this.ledger.listHeld(type.id)).filter((person) =>
      isOfferedTo(policies, type.id, person),
    );
    let posted = 0;
    for (const year of years) {
      const known = await this.ledger.listSources(type.id, 'accrual', year.start);
      const postingsOf = postingsByJoining(type, year);
      const drafts = held.flatMap((person) =>
        draftsOf(type, person, { year, known, postings: postingsOf(person.joiningDate) }),
      );
      for (let from = 0; from < drafts.length; from += CHUNK)
        posted += await this.writer.post(drafts.slice(from, from + CHUNK));
    }
    return posted;
  }
}

/** Most people joined before the year began, and all of them get the same on the same dates. */
function postingsByJoining(type: LeaveTypeRow, year: Year): (joiningDate: string) => Posting[] {
  const known = new Map<string, Posting[]>();
  return (joiningDate) => {
    const key = joiningDate < year.start && type.accrualDay !== 'joining' ? year.start : joiningDate;
    const found = known.get(key) ?? postingsFor(type, key, year);
    known.set(key, found);
    return found;
  };
}

const postingsFor = (type: LeaveTypeRow, joiningDate: string, { start, end, today }: Year): Posting[] =>
  accrualPostings(
    { ...type, maxBalance: null },
    { joiningDate, lastWorkingDay: null },
    { start, asOf: earliest(today, end), opening: 0 },
  );

/** What one person is to get of a type. What would be above the largest balance is lost: its row says 0 days. */
function draftsOf(
  type: LeaveTypeRow,
  person: HeldLeave,
  { year, known, postings }: { year: Year; known: ReadonlySet<string>; postings: readonly Posting[] },
): LedgerDraft[] {
  const { employeeId } = person;
  let room: Hundredths = type.maxBalance === null ? Infinity : toHundredths(type.maxBalance) - person.balance;
  return postings.flatMap(({ effectiveOn, amount }) => {
    const sourceRef = `accrual ${type.id} ${employeeId} ${effectiveOn}`;
    if (known.has(sourceRef) || effectiveOn < latest(year.since, year.start)) return [];
    const given = Math.max(0, Math.min(amount, room));
    room -= given;
    return [
      {
        ...{ employeeId, typeId: type.id, kind: 'accrual' as const, amount: given, effectiveOn },
        ...{ expiresOn: year.end, sourceRef, createdBy: null },
      },
    ];
  });
}
