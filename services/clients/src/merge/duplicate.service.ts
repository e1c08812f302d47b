import {
  MOST_MERGED,
  type Difference,
  type DuplicateGroup,
  type Duplicates,
  type DuplicatesQuery,
  type MatchVerdict,
  type MergeKind,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { bestMatch } from '../match/best-match.rules.js';
import { matchKeys } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';
import { ContactDifferences } from '../match/contact-difference.repository.js';
import { MatchRepository } from '../match/match.repository.js';
import type { KnownContact } from '../match/match.types.js';
import { groupsOf, type FoundGroup } from './duplicate-groups.rules.js';
import { DuplicateRepository, type SharedKey } from './duplicate.repository.js';
import { checkMerger } from './merge-access.rules.js';

const PAGE = 20;
const KEYS_AT_ONCE = 100;
/** After so many keys a page ends although it is not full. */
const MOST_KEYS = 1_000;
/** The last kind of key by which a pair of a verdict is found first. */
const LAST_RANK: Record<MatchVerdict, number> = { same: 3, likely: 5, possible: 7 };
const START: SharedKey = { rank: 0, key: '' };

/** A page of groups, and where the next one begins. */
export interface FoundGroups {
  groups: FoundGroup[];
  known: Map<string, KnownContact>;
  after: SharedKey | null;
  /** How many keys were looked at. */
  seen: number;
}

/** Finds leads and clients that may be one, by the keys that they share. */
@Injectable()
export class DuplicateService {
  constructor(
    private readonly db: TenantDb,
    private readonly duplicates: DuplicateRepository,
    private readonly differences: ContactDifferences,
    private readonly contacts: MatchRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} ACCESS_DENIED */
  list(user: SignedInUser, { kind, list, cursor }: DuplicatesQuery): Promise<Duplicates> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, async () => {
      if (list === 'different') return this.listDifferent(user, kind, cursor);
      const { groups, known, after } = await this.find(kind, list, readKey(cursor));
      return {
        items: await this.show(user, groups, known),
        next: after && `${String(after.rank)} ${after.key}`,
      };
    });
  }

  /** Inside `TenantDb.run` only. @param from the key after which to look; null begins */
  async find(kind: MergeKind, verdict: MatchVerdict, from: SharedKey | null): Promise<FoundGroups> {
    const [groups, known] = [[] as FoundGroup[], new Map<string, KnownContact>()];
    const asked = { lastRank: LAST_RANK[verdict], most: KEYS_AT_ONCE };
    let after = from ?? START;
    let seen = 0;
    while (seen < MOST_KEYS && groups.length < PAGE) {
      const keys = await this.duplicates.sharedKeys(kind, after, asked);
      if (keys.length > 0) groups.push(...(await this.compare(kind, verdict, { keys, known })));
      after = keys.at(-1) ?? after;
      seen += keys.length;
      if (keys.length < KEYS_AT_ONCE) return { groups, known, after: null, seen };
    }
    return { groups, known, after, seen };
  }

  /** @throws {AppError} ACCESS_DENIED */
  part(user: SignedInUser, { kind, ids }: Difference): Promise<void> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, () => this.differences.part(kind, ids, user.id));
  }

  /** @throws {AppError} ACCESS_DENIED */
  join(user: SignedInUser, { kind, ids }: Difference): Promise<void> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, () => this.differences.join(kind, ids));
  }

  private async compare(
    kind: MergeKind,
    verdict: MatchVerdict,
    { keys, known }: { keys: readonly SharedKey[]; known: Map<string, KnownContact> },
  ): Promise<FoundGroup[]> {
    const sharing = await this.duplicates.sharing(
      kind,
      keys.map(({ key }) => key),
    );
    const ids = [...new Set([...sharing.values()].flat())];
    for (const each of await this.contacts.read(ids.map((id) => ({ kind, id })))) known.set(each.id, each);
    const keysOf = await this.duplicates.sharedBy(kind, ids);
    const different = new Set(
      (await this.differences.among(kind, ids)).map(({ oneId, otherId }) => `${oneId} ${otherId}`),
    );
    const match = (one: string, other: string) => {
      const [mine, theirs] = [known.get(one), known.get(other)];
      if (!mine || !theirs || different.has([one, other].toSorted().join(' '))) return null;
      return bestMatch(keysOfContact(mine), theirs);
    };
    return keys.flatMap(({ key }) =>
      groupsOf({ key, ids: sharing.get(key) ?? [], keysOf, match }, verdict, MOST_MERGED),
    );
  }

  private async listDifferent(
    user: SignedInUser,
    kind: MergeKind,
    cursor: string | undefined,
  ): Promise<Duplicates> {
    const pairs = await this.differences.list(kind, readPair(cursor), PAGE);
    const ids = pairs.flatMap((pair) => [pair.oneId, pair.otherId]);
    const found = await this.contacts.read(ids.map((id) => ({ kind, id })));
    const known = new Map(found.map((each) => [each.id, each]));
    const groups = pairs.map((pair) => ({ ids: [pair.oneId, pair.otherId], why: null }));
    const last = pairs.length < PAGE ? undefined : pairs.at(-1);
    const items = (await this.show(user, groups, known)).filter(({ records }) => records.length > 1);
    return { items, next: last ? `${last.at.toISOString()} ${last.oneId} ${last.otherId}` : null };
  }

  private async show(
    { companyId }: SignedInUser,
    groups: readonly { ids: string[]; why: DuplicateGroup['why'] }[],
    known: ReadonlyMap<string, KnownContact>,
  ): Promise<DuplicateGroup[]> {
    const owners = [...known.values()].flatMap(({ ownerId }) => ownerId ?? []);
    const names = await this.directory.listNames(companyId, [...new Set(owners)]);
    return groups.map(({ ids, why }) => ({
      why,
      records: ids.flatMap((id) => {
        const contact = known.get(id);
        if (!contact) return [];
        const { name, ownerId } = contact;
        return [{ id, name, note: noteOf(contact), owner: names.get(ownerId ?? '') ?? null }];
      }),
    }));
  }
}

const keysOfContact = ({ people, ...contact }: KnownContact) =>
  (people.length > 0 ? people : [null]).map((person) => matchKeys({ ...contact, person }, HOME.country));

const noteOf = ({ kind, company, city, gstin, emails, phones }: KnownContact): string =>
  [kind === 'lead' ? company : gstin, city, emails[0], phones[0]].filter(Boolean).join(' · ');

function readPair(cursor: string | undefined) {
  const [, at = '', oneId = '', otherId = ''] =
    /^(\S+) ([\da-f-]{36}) ([\da-f-]{36})$/.exec(cursor ?? '') ?? [];
  return Number.isNaN(Date.parse(at)) ? null : { at: new Date(at), oneId, otherId };
}

function readKey(cursor: string | undefined): SharedKey | null {
  const [, rank = '', key = ''] = /^(\d+) (.*)$/s.exec(cursor ?? '') ?? [];
  return rank === '' ? null : { rank: Number(rank), key };
}
