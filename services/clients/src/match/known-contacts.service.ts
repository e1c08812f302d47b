import type { Matches, MatchQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ContactKeyRepository, type KeyedRecord } from '../contact/contact-keys.repository.js';
import { isSureKey, lookUpKeys } from '../contact/contact-keys.rules.js';
import { maskMatches, mayStillSave, type FoundMatch, type SaveRefusal } from '../contact/mask.rules.js';
import { matchKeys, type ContactGiven, type MatchKeys } from '../contact/match-keys.rules.js';
import type { Match } from '../contact/verdict.rules.js';
import { HOME } from '../home.rules.js';
import { bestMatch } from './best-match.rules.js';
import { ContactDifferences } from './contact-difference.repository.js';
import { MatchRepository } from './match.repository.js';
import type { KnownContact } from './match.types.js';

/** Most records that are compared of those that share an address, and of those that share a name. */
const MOST = 50;
const ORDER = ['same', 'likely', 'possible'];
/** Most that are shown. */
const SHOWN = 10;

/** Who is like somebody who is looked up, with what they are alike in. */
export interface Compared extends Match {
  contact: KnownContact;
}

interface Seen extends FoundMatch {
  maySee: boolean;
}

interface Saving {
  isManager: boolean;
  /** Why it is to be kept twice. */
  reason: string | null;
  /** The record that becomes this one. */
  except?: string;
}

/** Whether somebody is known already, sought among all clients and leads of the company. */
@Injectable()
export class KnownContacts {
  constructor(
    private readonly db: TenantDb,
    private readonly keys: ContactKeyRepository,
    private readonly contacts: MatchRepository,
    private readonly directory: UserDirectoryService,
    private readonly differences: ContactDifferences,
  ) {}

  /** What the reader may not see is told without its name. */
  list(user: SignedInUser, { emails, phones, except, ...words }: MatchQuery): Promise<Matches> {
    return this.db.run(user.companyId, async () => {
      const given = { ...words, emails: partsOf(emails), phones: partsOf(phones) };
      const different = except === undefined ? new Set<string>() : await this.differences.of(except);
      const found = (await this.find(user, [given])).filter(({ id }) => id !== except && !different.has(id));
      const seen = new Set(found.filter(({ maySee }) => maySee).map(({ id }) => id));
      const items = maskMatches(found, ({ id }) => seen.has(id)).map((match) => ({
        kind: match.kind,
        verdict: match.verdict,
        owner: match.owner,
        seen: 'id' in match ? { id: match.id, name: match.name, why: match.why } : null,
      }));
      return { items: items.slice(0, SHOWN) };
    });
  }

  /**
   * Why a new one may not be saved; null where it may. Of several who save the same one together, each sees those
   * before. Inside `TenantDb.run` only.
   * @param people one or several who come with it
   */
  async refuse(
    user: SignedInUser,
    people: readonly ContactGiven[],
    { isManager, reason, except }: Saving,
  ): Promise<SaveRefusal | null> {
    const mine = people.map((given) => matchKeys(given, HOME.country));
    await this.keys.lock(mine.flatMap(({ emails, phones }) => [...emails, ...phones]));
    const found = (await this.find(user, people)).filter(({ id }) => id !== except);
    return mayStillSave(found, { linked: false, isManager, ...(reason && { reason }) });
  }

  /** By what this one will be found. Inside `TenantDb.run` only. */
  keep(record: KeyedRecord, given: ContactGiven): Promise<void> {
    return this.keys.put(record, lookUpKeys(matchKeys(given, HOME.country)));
  }

  /**
   * For what comes without a person, such as from a web form. Others who save the same contact wait until this
   * transaction ends. Inside `TenantDb.run` only.
   * @returns the likeliest first
   */
  async meet(given: ContactGiven): Promise<Compared[]> {
    const mine = matchKeys(given, HOME.country);
    await this.keys.lock([...mine.emails, ...mine.phones]);
    const found = await this.compare([mine]);
    return found.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  }

  private async compare(mine: readonly MatchKeys[]): Promise<Compared[]> {
    const known = await this.contacts.read(await this.sharing(mine));
    return known.flatMap((contact) => {
      const match = bestMatch(mine, contact);
      return match ? { ...match, contact } : [];
    });
  }

  private async find(user: SignedInUser, people: readonly ContactGiven[]): Promise<Seen[]> {
    const compared = await this.compare(people.map((given) => matchKeys(given, HOME.country)));
    const owners = compared.flatMap(({ contact }) => contact.ownerId ?? []);
    const names = await this.directory.listNames(user.companyId, owners);
    const sees = await this.contacts.listSeen(
      user,
      compared.map(({ contact }) => contact),
    );
    return compared.map(({ contact, ...match }) => {
      const { kind, id, name, ownerId } = contact;
      const owner = names.get(ownerId ?? '') ?? null;
      return { ...match, kind, id, name, owner, maySee: sees.has(id) };
    });
  }

  /** Names are compared after addresses, so that the many of one company never crowd out who has the same phone. */
  private async sharing(mine: readonly MatchKeys[]): Promise<KeyedRecord[]> {
    const keys = [...new Set(mine.flatMap(lookUpKeys))];
    const companies = [...new Set(mine.flatMap(({ company }) => company ?? []))];
    const similar: string[] = [];
    for (const company of companies) similar.push(...(await this.keys.similarNames(company)));
    const sure = await this.keys.find(keys.filter(isSureKey), MOST);
    const named = await this.keys.find([...keys.filter((key) => !isSureKey(key)), ...similar], MOST);
    return [...new Map([...sure, ...named].map((each) => [each.id, each])).values()];
  }
}

const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
