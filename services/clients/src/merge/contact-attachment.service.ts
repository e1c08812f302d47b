import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../client/contact.repository.js';
import { CONTACTS, type ContactSteps } from '../client/contact.record.js';

/** The people at clients that are merged, with their logins. One of a client stays the first to call. */
@Injectable()
export class ContactAttachment extends RecordAttachment {
  override readonly key = 'contacts';
  override readonly kinds = ['client'];
  private readonly contacts: ContactSteps;

  constructor(
    records: Records,
    private readonly repository: ContactRepository,
  ) {
    super();
    this.contacts = records.of(CONTACTS);
  }

  listIds({ id }: SubjectPlace): Promise<string[]> {
    return this.repository.idsOf(id);
  }

  async move(ids: readonly string[], { id }: SubjectPlace, to: string): Promise<string[]> {
    const { table } = this.contacts;
    const first = await this.repository.findPrimary(to);
    const primary = { clientId: id, isPrimary: true };
    const [called] = await table.noteAll(ids, primary, { isPrimary: false });
    const moved = await table.noteAll(ids, { clientId: id }, { clientId: to });
    if (first === null && called !== undefined) await table.note(called, { isPrimary: true });
    return moved;
  }

  /** Gives clients back who is called first there, as far as they are there. @param primaries client -> contact */
  async callFirst(primaries: Readonly<Record<string, string>>): Promise<void> {
    for (const [clientId, id] of Object.entries(primaries))
      if ((await this.repository.findPrimary(clientId)) === null)
        await this.contacts.table.noteAll([id], { clientId }, { isPrimary: true });
  }
}
