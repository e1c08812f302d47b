import type { LeavePolicyEffect, LeaveTypeEffect } from '@atrium/contracts';
import { Clock, notFound, OnDomainEvent, type EventPayload } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveAccrual, type AccrualChange } from './leave-accrual.service.js';
import { LeaveEligibilityRepository, type Eligible } from './leave-eligibility.repository.js';
import { LeaveOffers } from './leave-offers.repository.js';
import { isOfferedTo, type Placed, type PolicyOffer } from './leave-offers.rules.js';
import { LedgerRepository } from './ledger.repository.js';
import { sumOf, toDays, toHundredths } from './leave-amount.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { earns } from './leave-type.rules.js';
import { LeaveRepository } from './leave.repository.js';

/** Credits leave as soon as a type, a policy or a person is made or changed. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveCredits {
  constructor(
    private readonly accrual: LeaveAccrual,
    private readonly leave: LeaveRepository,
    private readonly offers: LeaveOffers,
    private readonly eligibility: LeaveEligibilityRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  async followType(typeId: string): Promise<void> {
    await this.accrual.run(await this.today(), { typeIds: [typeId] });
  }

  /** What a change of a type would give and take, by person. @throws {AppError} NOT_FOUND */
  async previewType(typeId: string, values: Partial<LeaveTypeRow>): Promise<LeaveTypeEffect> {
    const type = (await this.leave.listTypes()).find(({ id }) => id === typeId);
    if (!type) throw notFound();
    const changes = await this.accrual.plan(
      { ...type, ...values },
      { today: await this.today(), policies: await this.offers.list() },
    );
    return { items: showChanges(changes) };
  }

  /** Who is offered a type now and was not before earns from today on. */
  async followPolicies(before: readonly PolicyOffer[]): Promise<void> {
    const today = await this.today();
    const after = await this.offers.list();
    const eligible: Eligible[] = [];
    for (const { id: typeId } of (await this.leave.listTypes()).filter(earns))
      for (const person of await this.ledger.listHeld(typeId))
        if (person.joiningDate < today && turnOf(typeId, person, { before, after }) === 'added')
          eligible.push({ employeeId: person.employeeId, typeId });
    await this.eligibility.add(eligible, today);
    await this.accrual.run(today, { typeIds: [...new Set(eligible.map(({ typeId }) => typeId))] });
  }

  /** Whom other policies would offer types or not any more, and what that credits, as `followPolicies` does. */
  async previewPolicies(offers: Offers): Promise<LeavePolicyEffect> {
    const today = await this.today();
    const effects = new Map<string, LeavePolicyEffect['items'][number]>();
    for (const type of (await this.leave.listTypes()).filter(({ archivedAt }) => !archivedAt)) {
      const anew = new Set<string>();
      for (const person of await this.ledger.listHeld(type.id)) {
        const { employeeId: id, name } = person;
        const turn = turnOf(type.id, person, offers);
        if (!turn) continue;
        const effect = effects.get(id) ?? { employee: { id, name }, added: [], removed: [], days: 0 };
        effect[turn].push(type.name);
        effects.set(id, effect);
        if (turn === 'added' && person.joiningDate < today) anew.add(id);
      }
      if (anew.size === 0) continue;
      const planning = { today, policies: offers.after, ...(offers.after.length > 0 && { anew }) };
      for (const { person, amount } of await this.accrual.plan(type, planning)) {
        const effect = effects.get(person.employeeId);
        if (effect) effect.days = toDays(toHundredths(effect.days) + amount);
      }
    }
    return { items: [...effects.values()] };
  }

  /** Whatever brought people in or changed them: a form, a file, an invitation, an exit. */
  @OnDomainEvent('search.changed', 1)
  async followPeople({ kind, ids }: EventPayload<'search.changed'>): Promise<void> {
    if (kind !== 'employee') return;
    await this.accrual.run(await this.today(), { only: ids });
  }

  private async today(): Promise<string> {
    return this.ledger.today(this.clock.now());
  }
}

interface Offers {
  before: readonly PolicyOffer[];
  after: readonly PolicyOffer[];
}

/** Whether a person is offered a type that they were not offered before, or no longer. */
function turnOf(typeId: string, placed: Placed, { before, after }: Offers): 'added' | 'removed' | null {
  const [was, is] = [isOfferedTo(before, typeId, placed), isOfferedTo(after, typeId, placed)];
  if (was === is) return null;
  return is ? 'added' : 'removed';
}

function groupOf(changes: readonly AccrualChange[]): Map<string, AccrualChange[]> {
  const groups = new Map<string, AccrualChange[]>();
  for (const change of changes) {
    const { employeeId } = change.person;
    groups.set(employeeId, [...(groups.get(employeeId) ?? []), change]);
  }
  return groups;
}

/** One row a person, those who lose days first. */
function showChanges(changes: readonly AccrualChange[]): LeaveTypeEffect['items'] {
  const byPerson = groupOf(changes);
  return [...byPerson.values()]
    .flatMap((all) => {
      const [first] = all;
      const days = toDays(sumOf(all, ({ amount }) => amount));
      return first && days !== 0
        ? [{ employee: { id: first.person.employeeId, name: first.person.name }, days }]
        : [];
    })
    .sort((one, other) => one.days - other.days);
}
