import { rulePackSchema, type RulePack } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { hashOf } from './input-hash.rules.js';
import { PAYROLL_PACKS } from './payroll-packs.seed.js';
import { isSamePack, withPack } from './rule-pack.rules.js';
import { RulePackRepository, type StoredPack } from './rule-pack.repository.js';

/** A pack with what the company says of it. */
export interface KnownPack {
  pack: RulePack;
  stored: StoredPack | null;
  isLive: boolean;
}

export interface ReadPacks {
  packs: readonly RulePack[];
  /** Of the values alone: a confirmation changes nobody's pay. */
  hash: string;
}

/** The rules of the law that a company's runs are computed by. Inside `TenantDb.run` only. */
@Injectable()
export class CompanyPackReader {
  constructor(private readonly stored: RulePackRepository) {}

  /** Those that are live. */
  async read(): Promise<ReadPacks> {
    const known = await this.list();
    const own = known.filter(({ isLive, stored }) => isLive && stored !== null && stored.data !== null);
    const portals = known.filter(({ stored }) => stored === null || stored.data === null);
    const packs = own.reduce(
      (all, { pack }) => withPack(all, pack),
      portals.map(({ pack }): RulePack => pack),
    );
    return {
      packs,
      hash: hashOf(packs.map(({ kind, state, from, to, data }) => [kind, state, from, to, data])),
    };
  }

  /** All of them, also those that wait for a confirmation. */
  async list(): Promise<KnownPack[]> {
    const rows = await this.stored.list();
    const portals = PAYROLL_PACKS.map((pack): KnownPack => {
      const stored =
        rows.find((row) => row.data === null && isSamePack(row, pack) && row.checksum === checksumOf(pack)) ??
        null;
      return { pack: { ...pack, ...peopleOf(stored) }, stored, isLive: true };
    });
    const own = rows
      .filter(({ data }) => data !== null)
      .map((stored): KnownPack => ({ pack: packOf(stored), stored, isLive: stored.approvedBy !== null }));
    return [...portals, ...own];
  }
}

/** Of the values that are confirmed: other ones are to be confirmed anew. */
export const checksumOf = ({ data, source }: Pick<RulePack, 'data' | 'source'>): string =>
  hashOf([data, source]);

const peopleOf = (stored: StoredPack | null) => ({
  enteredBy: stored?.enteredBy ?? null,
  approvedBy: stored?.approvedBy ?? null,
});

const packOf = (stored: StoredPack): RulePack =>
  rulePackSchema.parse({
    kind: stored.kind,
    state: stored.state,
    from: stored.from,
    to: null,
    data: stored.data,
    source: stored.source,
    ...peopleOf(stored),
  });
