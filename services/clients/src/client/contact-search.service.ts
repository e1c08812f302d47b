import { CLIENT, CLIENT_CONTACT, passesCheck, type ClientContact, type SearchItem } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { arrayText, ReaderSearch, type ReaderFinds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ClientService } from './client.service.js';
import { ContactService } from './contact.service.js';

/** Contacts in the portal's search: by name, email, digits of a phone number, or client. A result opens the client. */
@Injectable()
export class ContactSearch extends ReaderSearch {
  readonly key = CLIENT_CONTACT.kind;
  override readonly remote = CLIENT_CONTACT.remote;

  constructor(
    private readonly contacts: ContactService,
    private readonly clients: ClientService,
  ) {
    super();
  }

  async find(user: SignedInUser, { text, most }: { text: string; most: number }): Promise<ReaderFinds> {
    if (!passesCheck(user, CLIENT_CONTACT.check('read'))) return { items: [], total: 0, totalIsExact: true };
    const named = await this.contacts.steps.list(
      user,
      CLIENT_CONTACT.querySchema.parse({ search: text, limit: most }),
    );
    const ofClients = named.items.length < most ? await this.ofClients(user, text, most) : [];
    const found = new Map<string, SearchItem>();
    // The first of a client stands for all, because a result opens the client.
    for (const contact of [...named.items, ...ofClients])
      if (!found.has(contact.client.id)) found.set(contact.client.id, toItem(contact));
    const items = [...found.values()].slice(0, most);
    return { items, total: items.length, totalIsExact: named.nextCursor === null };
  }

  private async ofClients(user: SignedInUser, text: string, most: number): Promise<ClientContact[]> {
    const { items } = await this.clients.steps.list(
      user,
      CLIENT.querySchema.parse({ search: text, limit: most }),
    );
    if (items.length === 0) return [];
    const among = { sql: 'p.client_id = any(?::uuid[])', values: [arrayText(items.map(({ id }) => id))] };
    return (await this.contacts.steps.list(user, CLIENT_CONTACT.querySchema.parse({ limit: most }), [among]))
      .items;
  }
}

const toItem = ({ name, client, emails, phones }: ClientContact): SearchItem => ({
  id: client.id,
  title: name,
  lookup: client.name,
  detail: [client.name, emails[0] ?? phones[0]].filter(Boolean).join(' · '),
});
