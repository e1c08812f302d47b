import { Injectable } from '@nestjs/common';
import { accrualWindows, creditsOf, excessOf, type AccrualWindow } from './accrual-plan.rules.js';
import { sumOf, type Hundredths } from './leave-amount.rules.js';
import { LeaveEligibility } from './leave-eligibility.service.js';
import { beginsLot, readLedger } from './leave-ledger.rules.js';
import { LeaveOffers } from './leave-offers.repository.js';
import { isOfferedTo, type PolicyOffer } from './leave-offers.rules.js';
import { LeaveSettling } from './leave-settling.service.js';
import { earns } from './leave-type.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { LeaveWriter, type LedgerDraft } from './leave-writer.repository.js';
import { LedgerRepository, type HeldLeave } from './ledger.repository.js';
import { LeaveRepository } from './leave.repository.js';

/** Rows written at once. */
const CHUNK = 5_000;

interface AccrualScope {
  /** Post nothing that fell due before; left out: from the start of the leave year. */
  since?: string;
  /** These people alone. */
  only?: readonly string[];
  /** These types alone. */
  typeIds?: readonly string[];
}

/** What a run would write for one person. */
export interface AccrualChange {
  person: HeldLeave;
  amount: Hundredths;
  drafts: LedgerDraft[];
}

interface Planning extends Pick<AccrualScope, 'only' | 'since'> {
  today: string;
  policies: readonly PolicyOffer[];
  /** Who would earn from today on alone, since the policies did not offer it to them before. */
  anew?: ReadonlySet<string>;
}

/** Credits what people have earned, and takes back what other rules or dates gave too much. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveAccrual {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly offers: LeaveOffers,
    private readonly ledger: LedgerRepository,
    private readonly eligibility: LeaveEligibility,
    private readonly writer: LeaveWriter,
    private readonly settling: LeaveSettling,
  ) {}

  /** Running it twice posts nothing twice: what is due is read from the ledger. */
  async run(today: string, scope: AccrualScope = {}): Promise<{ posted: number; expired: number }> {
    const expired = scope.only || scope.typeIds ? 0 : await this.close(today);
    const policies = await this.offers.list();
    let posted = 0;
    for (const type of await this.leave.listTypes()) {
      if (!earns(type) || scope.typeIds?.includes(type.id) === false) continue;
      // One run after the other, since each reads what the one before has posted.
      await this.leave.lockPerson(type.id);
      const changes = await this.plan(type, { today, policies, ...scope });
      const drafts = changes.flatMap((change) => change.drafts);
      for (let from = 0; from < drafts.length; from += CHUNK)
        posted += await this.writer.post(drafts.slice(from, from + CHUNK));
      await this.settle(type, changes);
    }
    return { posted, expired };
  }

  /** Closes lots that have ended, after what is owed was taken from them. @returns how many were closed */
  private async close(today: string): Promise<number> {
    for (const { employeeId, typeId } of await this.ledger.listIndebted())
      await this.settling.settle(employeeId, typeId, null);
    return this.ledger.expire(today);
  }

  /** What a run would write of a type as it is or may become. */
  async plan(type: LeaveTypeRow, planning: Planning): Promise<AccrualChange[]> {
    if (!earns(type)) return [];
    const windows = accrualWindows(planning.today, type.yearMonth, planning.since);
    const held = await this.ledger.listHeld(type.id, { leftSince: windows[0]?.start, only: planning.only });
    const since = await this.eligibility.since(type.id, planning.policies, planning.only);
    const changes: AccrualChange[] = [];
    for (const window of windows) {
      const posted = await this.ledger.listPosted(type.id, window, planning.only);
      // Of a leave year that is over only what was missed is posted, and nothing of a type that it did not know.
      if (window.end < planning.today && posted.size === 0) continue;
      for (const person of held) {
        const known = posted.get(person.employeeId) ?? { posted: 0, given: 0, rows: 0 };
        const earning = {
          ...person,
          eligibleFrom: planning.anew?.has(person.employeeId) ? planning.today : since(person.employeeId),
          offered: !person.left && isOfferedTo(planning.policies, type.id, person),
        };
        const ledger = { ...known, balance: person.balance };
        const credits = creditsOf(type, earning, { window, ledger }).map((credit, index) =>
          draftOf({ ...credit, type, person, window, place: known.rows + index }),
        );
        const excess = window.end < planning.today ? 0 : excessOf(type, person, { window, ledger });
        const taken =
          excess > 0 ? await this.takeBack(type, person, { window, excess, place: known.rows }) : [];
        const drafts = [...credits, ...taken];
        if (drafts.length > 0)
          changes.push({ person, drafts, amount: sumOf(drafts, ({ amount }) => amount) });
      }
    }
    return changes;
  }

  /** The latest credits first, and never what was used of them. */
  private async takeBack(
    type: LeaveTypeRow,
    person: HeldLeave,
    { window, excess, place }: { window: AccrualWindow; excess: Hundredths; place: number },
  ): Promise<LedgerDraft[]> {
    const entries = await this.leave.listLedger(person.employeeId, type.id);
    const credited = entries.filter(
      (entry) => entry.kind === 'accrual' && beginsLot(entry) && entry.effectiveOn >= window.start,
    );
    const ids = new Set(credited.map(({ id }) => id));
    const lots = readLedger(entries)
      .lots.filter(({ id, remaining }) => ids.has(id) && remaining > 0)
      .sort((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1));
    const drafts: LedgerDraft[] = [];
    let open = excess;
    for (const { id: lotId, effectiveOn, remaining } of lots) {
      const amount = -Math.min(open, remaining);
      if (amount === 0) break;
      open += amount;
      const credit = { effectiveOn, expiresOn: null, amount, lost: 0 };
      drafts.push({ ...draftOf({ ...credit, type, person, window, place: place + drafts.length }), lotId });
    }
    return drafts;
  }

  private async settle(type: LeaveTypeRow, changes: readonly AccrualChange[]): Promise<void> {
    if (changes.length === 0) return;
    const people = changes.map(({ person }) => person.employeeId);
    for (const employeeId of await this.ledger.listUnsettled(type.id, people))
      await this.settling.settle(employeeId, type.id, null);
  }
}

interface Drafted {
  type: LeaveTypeRow;
  person: HeldLeave;
  window: AccrualWindow;
  /** How many rows the leave year had before this one. */
  place: number;
  effectiveOn: string;
  expiresOn: string | null;
  amount: Hundredths;
  lost: Hundredths;
}

const draftOf = ({ type, person, window, place, ...credit }: Drafted): LedgerDraft => ({
  employeeId: person.employeeId,
  typeId: type.id,
  kind: 'accrual',
  createdBy: null,
  ...credit,
  sourceRef: `accrual ${type.id} ${person.employeeId} ${window.start} ${String(place)}`,
});
