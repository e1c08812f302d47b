import {
  monthRange,
  PACK_ERRORS,
  passesCheck,
  PAY_RUN,
  type CompanyPack,
  type CompanyPacks,
  type EnterPack,
  type PackKey,
  type RulePack,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { checksumOf, CompanyPackReader, type KnownPack } from './company-packs.service.js';
import { isConfirmed, isSamePack } from './rule-pack.rules.js';
import { RulePackRepository } from './rule-pack.repository.js';

/** The numbers of the law: two different people confirm them, and values of the company are the rule only then. */
@Injectable()
export class RulePacks {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly packs: CompanyPackReader,
    private readonly stored: RulePackRepository,
  ) {}

  list(user: SignedInUser): Promise<CompanyPacks> {
    return this.db.run(user.companyId, () => this.shown(user));
  }

  /**
   * The first or the second confirmation of values; the second one of the company's own makes them the rule.
   * @throws {AppError} NOT_FOUND, PACK_CONFIRMED, PACK_OWN, PACK_CLOSED
   */
  confirm(user: SignedInUser, key: PackKey): Promise<CompanyPacks> {
    return this.db.run(user.companyId, async () => {
      await this.stored.lock();
      const { pack, stored } = await this.find(key);
      if (isConfirmed(pack)) throw new AppError(PACK_ERRORS.PACK_CONFIRMED);
      if (stored?.enteredBy === user.id) throw new AppError(PACK_ERRORS.PACK_OWN);
      if (stored !== null && stored.data !== null) await this.refuseClosed(pack);
      if (stored) await this.stored.approve(stored.id, user.id, this.clock.now());
      else await this.begin(user, pack, null);
      this.record(user, stored ? 'confirm' : 'compare', pack);
      return this.shown(user);
    });
  }

  /** @throws {AppError} PACK_STATE, PACK_EXISTS and PACK_CLOSED on `from` */
  enter(user: SignedInUser, { pack }: EnterPack): Promise<CompanyPacks> {
    return this.db.run(user.companyId, async () => {
      await this.stored.lock();
      const known = await this.packs.list();
      if (!known.some((each) => each.pack.kind === pack.kind && each.pack.state === pack.state))
        throw new AppError(PACK_ERRORS.PACK_STATE);
      if (known.some((each) => each.stored?.data != null && isSamePack(each.pack, pack)))
        throw refusedField('from', PACK_ERRORS.PACK_EXISTS);
      await this.refuseClosed(pack);
      await this.begin(user, pack, pack.data);
      this.record(user, 'enter', pack);
      return this.shown(user);
    });
  }

  /** Values of the company that are not the rule yet. @throws {AppError} NOT_FOUND, PACK_CONFIRMED */
  discard(user: SignedInUser, id: string): Promise<CompanyPacks> {
    return this.db.run(user.companyId, async () => {
      await this.stored.lock();
      const { pack, isLive } = await this.draft(id);
      if (isLive) throw new AppError(PACK_ERRORS.PACK_CONFIRMED);
      await this.stored.discard(id, this.clock.now());
      this.record(user, 'discard', pack);
      return this.shown(user);
    });
  }

  /** Values that the company has entered. Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async draft(id: string): Promise<KnownPack> {
    const found = (await this.packs.list()).find(({ stored }) => stored?.id === id && stored.data !== null);
    if (!found) throw notFound();
    return found;
  }

  /** What a closed month was computed by stays its rule. */
  private async refuseClosed({ from, state }: RulePack): Promise<void> {
    const closed = await this.stored.findLastLocked(state);
    if (closed !== null && from <= monthRange(closed).to) throw refusedField('from', PACK_ERRORS.PACK_CLOSED);
  }

  /** Of values of one day that the portal and the company both have, those of the company. */
  private async find(key: PackKey): Promise<KnownPack> {
    const same = (await this.packs.list()).filter(({ pack }) => isSamePack(pack, key));
    const found = same.find(({ stored }) => stored?.data != null) ?? same[0];
    if (!found) throw notFound();
    return found;
  }

  private async begin(user: SignedInUser, pack: RulePack, data: RulePack['data'] | null): Promise<void> {
    const { kind, state, from } = pack;
    const outdated = (await this.stored.list()).find((row) => isSamePack(row, pack));
    if (outdated) await this.stored.discard(outdated.id, this.clock.now());
    await this.stored.insert({
      kind,
      state,
      from,
      data,
      source: data === null ? null : pack.source,
      checksum: checksumOf(pack),
      enteredBy: user.id,
      enteredAt: this.clock.now(),
    });
  }

  private async shown(user: SignedInUser): Promise<CompanyPacks> {
    const mayUpdate = passesCheck(user, PAY_RUN.check('update'));
    const items = (await this.packs.list()).map((known) => shownPack(known, mayUpdate ? user.id : null));
    return { items: items.toSorted((a, b) => order(a.pack, b.pack)) };
  }

  private record(user: SignedInUser, verb: string, pack: RulePack): void {
    const { kind, state, from, source, data } = pack;
    const id = [kind, state, from].filter(Boolean).join(' ');
    this.audit.record({
      action: `rulePack.${verb}`,
      by: user,
      resource: { kind: 'rulePack', id, title: id },
      after: { from, source, values: JSON.stringify(data) },
    });
  }
}

const order = (a: RulePack, b: RulePack): number => {
  const [left, right] = [a, b].map(({ kind, state }) => `${kind} ${state ?? ''}`);
  if (left !== right) return (left ?? '') < (right ?? '') ? -1 : 1;
  return a.from < b.from ? 1 : -1;
};

/** @param confirmer who may confirm; null: nobody */
function shownPack({ pack, stored, isLive }: KnownPack, confirmer: string | null): CompanyPack {
  const confirmed = isConfirmed(pack);
  return {
    pack,
    id: stored !== null && stored.data !== null ? stored.id : null,
    entered: stored && {
      user: { id: stored.enteredBy, name: stored.enteredName ?? '' },
      at: stored.enteredAt.toISOString(),
    },
    approved:
      stored?.approvedBy && stored.approvedAt
        ? {
            user: { id: stored.approvedBy, name: stored.approvedName ?? '' },
            at: stored.approvedAt.toISOString(),
          }
        : null,
    confirmed,
    live: isLive,
    mayConfirm: confirmer !== null && !confirmed && stored?.enteredBy !== confirmer,
  };
}
