import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { lookUpKeys } from '../contact/contact-keys.rules.js';
import { matchKeys, type ContactGiven, type MatchKeys } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';
import { MatchRepository } from './match.repository.js';
import type { KnownContact } from './match.types.js';
import { sameKeys } from './same-keys.rules.js';

/** Most records that share keys with rows that are looked up together. */
const MOST = 20_000;

export interface GivenRow {
  id: string;
  line: number;
  given: ContactGiven;
}

/** An earlier row of the file, or what is there already. */
export type KnownAs = { line: number; id: string } | { contacts: readonly KnownContact[] };

/** Finds the rows of a file that are known already. Inside `TenantDb.run` only. */
@Injectable()
export class KnownRows {
  /** The same row is compared several times. */
  private readonly read = new WeakMap<ContactGiven, MatchKeys>();

  constructor(
    private readonly keys: ContactKeyRepository,
    private readonly contacts: MatchRepository,
  ) {}

  /** Makes others who save one of these wait until this transaction ends. */
  lock(rows: readonly ContactGiven[]): Promise<void> {
    return this.keys.lock(rows.flatMap((given) => addressesOf(this.keysOf(given))));
  }

  /**
   * Makes a search through one file: it gets the rows in batches, in the order of the file, and remembers by what those
   * are the same that nobody knew before.
   */
  search(): (rows: readonly GivenRow[]) => Promise<Map<string, KnownAs>> {
    const earlier = new Map<string, { line: number; id: string }>();
    return async (rows) => {
      const present = await this.present(rows);
      const known = new Map<string, KnownAs>();
      for (const { id, line, given } of rows) {
        const same = sameKeys(this.keysOf(given));
        const contacts = same.flatMap((key) => present.get(key) ?? []);
        const [before] = same
          .flatMap((key) => earlier.get(key) ?? [])
          .sort((one, other) => one.line - other.line);
        if (contacts.length > 0) known.set(id, { contacts });
        else if (before) known.set(id, before);
        else for (const key of same) earlier.set(key, { line, id });
      }
      return known;
    };
  }

  /** Keeps by what new leads will be found. */
  addLeads(leads: ReadonlyMap<string, ContactGiven>): Promise<void> {
    const keysOf = [...leads].map(([id, given]): [string, string[]] => [id, lookUpKeys(this.keysOf(given))]);
    return this.keys.addAll('lead', new Map(keysOf));
  }

  /** As `addLeads`, of leads that had others before; those without content are gone. */
  keepLeads(leads: ReadonlyMap<string, ContactGiven | null>): Promise<void> {
    const keysOf = [...leads].map(([id, given]): [string, string[]] => [
      id,
      given ? lookUpKeys(this.keysOf(given)) : [],
    ]);
    return this.keys.putAll('lead', new Map(keysOf));
  }

  /** By what the clients and leads are the same that share an email or a phone number with a row. */
  private async present(rows: readonly GivenRow[]): Promise<Map<string, KnownContact[]>> {
    const sought = rows.flatMap(({ given }) => {
      const { emails, phones } = this.keysOf(given);
      return [...emails.map((email) => `email:${email}`), ...phones.map((phone) => `phone:${phone}`)];
    });
    const found = await this.keys.find([...new Set(sought)], MOST);
    const same = new Map<string, KnownContact[]>();
    for (const contact of await this.contacts.read(found))
      for (const key of sameKeysOf(contact)) same.set(key, [...(same.get(key) ?? []), contact]);
    return same;
  }

  private keysOf(given: ContactGiven): MatchKeys {
    const known = this.read.get(given) ?? matchKeys(given, HOME.country);
    this.read.set(given, known);
    return known;
  }
}

const addressesOf = ({ emails, phones }: MatchKeys): string[] => [...emails, ...phones];

function sameKeysOf({ people, emails, phones }: KnownContact): Set<string> {
  const persons = people.length > 0 ? people : [null];
  return new Set(persons.flatMap((person) => sameKeys(matchKeys({ person, emails, phones }, HOME.country))));
}
