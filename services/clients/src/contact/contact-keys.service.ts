import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from './contact-keys.repository.js';
import { lookUpKeys } from './contact-keys.rules.js';
import { matchKeys, type ContactGiven } from './match-keys.rules.js';

/** Keeps the keys by which clients and leads are recognised. Inside `TenantDb.run` only. */
@Injectable()
export class ContactKeys {
  constructor(private readonly repository: ContactKeyRepository) {}

  /** Of a client with all its contacts, after any of them changed. */
  async ofClient(id: string): Promise<void> {
    const parts = await this.repository.readClient(id);
    if (!parts) return;
    const { name, city, gstin, country, people, emails, phones } = parts;
    const all = [
      { company: name, city, gstin, emails, phones },
      ...people.map((person) => ({ person, city, emails })),
    ];
    const keys = all.flatMap((given: ContactGiven) => lookUpKeys(matchKeys(given, country)));
    await this.repository.put({ kind: 'client', id }, [...new Set(keys)]);
  }
}
