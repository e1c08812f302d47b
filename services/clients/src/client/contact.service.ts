import type {
  ClientContact,
  ContactDraft,
  CreateClientContact,
  Transition,
  UpdateClientContact,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { type Place, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { CLIENTS, type ClientSteps } from './client.record.js';
import { CONTACTS, type ContactSteps } from './contact.record.js';
import { ContactRepository } from './contact.repository.js';

type FiledContact = ContactDraft & { id: string };

/** The people at the clients. One of a client is the first to call. */
@Injectable()
export class ContactService {
  readonly steps: ContactSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly values: ContactValues,
    private readonly keys: ContactKeys,
    private readonly repository: ContactRepository,
  ) {
    this.steps = records.of(CONTACTS);
    this.clients = records.of(CLIENTS);
  }

  /** @throws {AppError} NOT_FOUND of the client, VALIDATION_FAILED on `emails` or `phones` */
  create(user: SignedInUser, given: CreateClientContact): Promise<ClientContact> {
    return this.db.run(user.companyId, async () => {
      const client = await this.clients.open(user, { step: 'update', id: given.clientId });
      const { id: clientId, country } = client;
      return this.insert(user, { ...given, clientId }, { country, prefix: '' });
    });
  }

  /** Present people of a client. Inside `TenantDb.run` only. */
  ofClient(clientId: string): Promise<{ id: string; emails: string[]; phones: string[] }[]> {
    return this.repository.ofClient(clientId);
  }

  /** One from a file, with the id of its row. Inside `TenantDb.run` only. @throws as `create`, but for the client */
  add(
    user: SignedInUser,
    client: { id: string; country: string },
    given: FiledContact,
  ): Promise<ClientContact> {
    const draft = { ...given, clientId: client.id, isPrimary: false };
    return this.insert(user, draft, { country: client.country, prefix: '' });
  }

  /** All of a new client; the first is the one to call. Inside `TenantDb.run` only. */
  async addAll(
    user: SignedInUser,
    { id, country }: { id: string; country: string },
    drafts: readonly ContactDraft[],
  ): Promise<void> {
    for (const [place, draft] of drafts.entries()) {
      const prefix = `contacts.${String(place)}.`;
      await this.insert(user, { ...draft, clientId: id, isPrimary: place === 0 }, { country, prefix });
    }
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, CONTACT_ARCHIVED, VALIDATION_FAILED on `emails` or `phones` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateClientContact): Promise<ClientContact> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        const { country } = await this.clients.open(user, { step: 'update', id: row.clientId });
        if (given.isPrimary) await this.makeRoom(row.clientId, id);
        return {
          ...given,
          ...(given.emails && { emails: this.values.emails('emails', given.emails) }),
          ...(given.phones && { phones: this.values.phones('phones', given.phones, country) }),
        };
      },
      after: (row) => this.keys.ofClient(row.clientId),
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<ClientContact> {
    return this.move(user, { step: 'archive', id, version });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<ClientContact> {
    return this.move(user, { step: 'restore', id, version });
  }

  private move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<ClientContact> {
    return this.db.run(user.companyId, async () => {
      const row = await this.steps.lock(user, place.id);
      if (place.step === 'restore' && row.isPrimary) await this.makeRoom(row.clientId, place.id);
      const moved = await this.steps.move(user, place);
      await this.keys.ofClient(row.clientId);
      return moved;
    });
  }

  /** Another one is called first from now on. */
  private async makeRoom(clientId: string, id: string | null): Promise<void> {
    const first = await this.repository.findPrimary(clientId);
    if (first === null || first === id) return;
    await this.steps.table.note(first, { isPrimary: false });
    await this.steps.table.invalidate([first]);
  }

  /** @param prefix before the names of refused fields */
  private async insert(
    user: SignedInUser,
    given: CreateClientContact,
    { country, prefix }: { country: string; prefix: string },
  ): Promise<ClientContact> {
    const emails = this.values.emails(`${prefix}emails`, given.emails);
    const phones = this.values.phones(`${prefix}phones`, given.phones, country);
    const first = await this.repository.findPrimary(given.clientId);
    if (given.isPrimary) await this.makeRoom(given.clientId, null);
    const isPrimary = given.isPrimary || first === null;
    return this.steps.create(
      user,
      { ...given, emails, phones, isPrimary },
      { after: ({ clientId }) => this.keys.ofClient(clientId) },
    );
  }
}
