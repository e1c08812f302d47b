import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { matchKeys, type ContactGiven, type MatchKeys } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';
import { bestMatch } from './best-match.rules.js';
import { MatchRepository } from './match.repository.js';
import type { KnownContact } from './match.types.js';

/** Most records that share keys with rows that are looked up together. */
const MOST = 20_000;

/** Finds the clients of a file that are known already, also by their GSTIN. Inside `TenantDb.run` only. */
@Injectable()
export class KnownClients {
  constructor(
    private readonly keys: ContactKeyRepository,
    private readonly contacts: MatchRepository,
  ) {}

  /** Those that are surely the same as each of the rows, in their order. */
  async find(rows: readonly ContactGiven[]): Promise<KnownContact[][]> {
    const sought = rows.map((given) => matchKeys(given, HOME.country));
    const found = await this.keys.find([...new Set(sought.flatMap(sureKeys))], MOST);
    const byKey = new Map<string, KnownContact[]>();
    for (const contact of await this.contacts.read(found))
      for (const key of sureKeys(matchKeys(contact, HOME.country)))
        byKey.set(key, [...(byKey.get(key) ?? []), contact]);
    return sought.map((mine) => {
      const sharing = new Set(sureKeys(mine).flatMap((key) => byKey.get(key) ?? []));
      return [...sharing].filter((contact) => bestMatch([mine], contact)?.verdict === 'same');
    });
  }
}

/** One of these is shared by all that are surely the same. */
const sureKeys = ({ gstin, emails, phones }: MatchKeys): string[] => [
  ...(gstin === null ? [] : [`gstin:${gstin}`]),
  ...emails.map((email) => `email:${email}`),
  ...phones.map((phone) => `phone:${phone}`),
];
