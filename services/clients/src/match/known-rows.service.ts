import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { lookUpKeys } from '../contact/contact-keys.rules.js';
import { matchKeys, type ContactGiven, type MatchKeys } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';
import { MatchRepository } from './match.repository.js';
import { sameKeys } from './same-keys.rules.js';

/** Rows that are looked up together. */
const AT_ONCE = 500;
/** Most records that share keys with rows that are looked up together. */
const MOST = 20_000;

export interface GivenRow {
  id: string;
  line: number;
  given: ContactGiven;
}

interface KeyedRow extends GivenRow {
  keys: MatchKeys;
  same: string[];
}

/** Finds the rows of a file that are known already. Inside `TenantDb.run` only. */
@Injectable()
export class KnownRows {
  constructor(
    private readonly keys: ContactKeyRepository,
    private readonly contacts: MatchRepository,
  ) {}

  /** Makes others who save one of these wait until this transaction ends. */
  lock(rows: readonly ContactGiven[]): Promise<void> {
    const keys = rows.map((given) => matchKeys(given, HOME.country));
    return this.keys.lock(keys.flatMap(({ emails, phones }) => [...emails, ...phones]));
  }

  /** @returns id -> the earlier line that is the same, or null for a client or a lead that is there already */
  async find(rows: readonly GivenRow[]): Promise<Map<string, number | null>> {
    const known = new Map<string, number | null>();
    const lines = new Map<string, number>();
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const keyed = rows.slice(from, from + AT_ONCE).map((row): KeyedRow => {
        const keys = matchKeys(row.given, HOME.country);
        return { ...row, keys, same: sameKeys(keys) };
      });
      const present = await this.present(keyed);
      for (const { id, line, same } of keyed) {
        const earlier = same.map((key) => lines.get(key)).find((each) => each !== undefined);
        if (same.some((key) => present.has(key))) known.set(id, null);
        else if (earlier !== undefined) known.set(id, earlier);
        else for (const key of same) lines.set(key, line);
      }
    }
    return known;
  }

  /** Keeps by what leads will be found; those without content are gone. */
  keepLeads(leads: ReadonlyMap<string, ContactGiven | null>): Promise<void> {
    const keysOf = [...leads].map(([id, given]): [string, string[]] => [
      id,
      given ? lookUpKeys(matchKeys(given, HOME.country)) : [],
    ]);
    return this.keys.putAll('lead', new Map(keysOf));
  }

  /** By what the clients and leads are the same that share an email or a phone number with a row. */
  private async present(rows: readonly KeyedRow[]): Promise<Set<string>> {
    const sought = rows.flatMap(({ keys: { emails, phones } }) => [
      ...emails.map((email) => `email:${email}`),
      ...phones.map((phone) => `phone:${phone}`),
    ]);
    const found = await this.keys.find([...new Set(sought)], MOST);
    const known = await this.contacts.read(found);
    const same = known.flatMap(({ people, emails, phones }) =>
      [null, ...people].flatMap((person) => sameKeys(matchKeys({ person, emails, phones }, HOME.country))),
    );
    return new Set(same);
  }
}
