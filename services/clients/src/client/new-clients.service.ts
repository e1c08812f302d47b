import { CLIENT, sayClientCode, type Client, type CreateClient } from '@atrium/contracts';
import { AppError, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactKeys } from '../contact/contact-keys.service.js';
import type { ContactGiven } from '../contact/match-keys.rules.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { isManager } from '../owned/owned-sight.rules.js';
import { ClientChecks } from './client-checks.service.js';
import type { ClientEntity } from './client.entity.js';
import { CLIENTS, type ClientRow } from './client.record.js';
import { ClientRepository } from './client.repository.js';
import { ContactService } from './contact.service.js';

/** How the company gets clients, by the form, from a lead or from a file. */
@Injectable()
export class NewClients {
  private readonly steps: RecordSteps<ClientRow, ClientEntity, Client>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: ClientRepository,
    private readonly contacts: ContactService,
    private readonly keys: ContactKeys,
    private readonly known: KnownContacts,
    private readonly checks: ClientChecks,
  ) {
    this.steps = records.of(CLIENTS);
  }

  /**
   * Belongs to who makes it where no owner is named.
   * @param from `lead`: the lead that becomes this client; `id`: its id, where that is known before
   * @throws {AppError} CLIENT_KNOWN, CLIENT_KNOWN_REASON on `knownReason`, CLIENT_CODE_TAKEN on `code`, CLIENT_OWNER on
   * `ownerId`, VALIDATION_FAILED on `gstin`
   */
  make(
    user: SignedInUser,
    { contacts, knownReason, ...given }: CreateClient,
    { lead: fromLead, id }: { lead?: string; id?: string } = {},
  ): Promise<{ id: string; version: number }> {
    return this.db.run(user.companyId, async () => {
      const ownerId = given.ownerId ?? user.id;
      const read = await this.checks.read(user, { ...given, ownerId });
      await this.refuseKnown(user, peopleOf(given, contacts), { reason: knownReason, fromLead });
      const code = given.code ?? (await this.nextCode());
      const values = { ...given, ...read, ownerId, code, ...(id && { id }) };
      const after = async (row: ClientRow) => {
        await this.contacts.addAll(user, row, contacts);
        await this.keys.ofClient(row.id);
      };
      return this.steps.create(user, values, { after });
    });
  }

  /** @throws {AppError} CLIENT_KNOWN, CLIENT_KNOWN_REASON on `knownReason` */
  private async refuseKnown(
    user: SignedInUser,
    people: readonly ContactGiven[],
    { reason, fromLead }: { reason: string | null; fromLead: string | undefined },
  ): Promise<void> {
    const saving = {
      isManager: isManager(user, 'clients'),
      reason,
      ...(fromLead !== undefined && { except: fromLead }),
    };
    const refusal = await this.known.refuse(user, people, saving);
    if (refusal === 'linkOnly') throw new AppError(CLIENT.errors.CLIENT_KNOWN);
    if (refusal === 'linkOrReason') throw refusedField('knownReason', CLIENT.errors.CLIENT_KNOWN_REASON);
  }

  /** The next code that no client was given by hand. */
  private async nextCode(): Promise<string> {
    for (;;) {
      const code = sayClientCode(await this.repository.nextNumber());
      if (!(await this.repository.isCodeTaken(code))) return code;
    }
  }
}

/** The company with each of its people, as they are compared. */
function peopleOf(
  { name, type, gstin, city }: Pick<CreateClient, 'name' | 'type' | 'gstin' | 'city'>,
  contacts: CreateClient['contacts'],
): ContactGiven[] {
  const company = { company: name, gstin, city, ...(type === 'individual' && { person: name }) };
  const people = contacts.map(({ firstName, lastName, emails, phones }) => ({
    ...company,
    person: `${firstName} ${lastName}`.trim(),
    emails,
    phones,
  }));
  return people.length > 0 ? people : [company];
}
