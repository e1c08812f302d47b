import {
  CLIENT,
  sayClientCode,
  type BulkClients,
  type BulkReport,
  type Client,
  type ClientQuery,
  type CreateClient,
  type Page,
  type UpdateClient,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import type { Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { ContactService } from './contact.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { MergedIds } from '../owned/merged-ids.service.js';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { OwnScope } from '../owned/own-scope.service.js';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import type { ContactGiven } from '../contact/match-keys.rules.js';
import { refusedField } from '../refused-field.rules.js';
import { CLIENTS, OWNED_CLIENTS, type ClientRow, type ClientSteps } from './client.record.js';
import { ClientFigures } from './client-figures.service.js';
import { ClientRepository } from './client.repository.js';

/** Whom the company works for. */
@Injectable()
export class ClientService {
  private readonly clients: ClientSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly repository: ClientRepository,
    private readonly contacts: ContactService,
    private readonly values: ContactValues,
    private readonly keys: ContactKeys,
    private readonly known: KnownContacts,
    private readonly scope: OwnScope,
    private readonly owners: OwnerChoice,
    private readonly merged: MergedIds,
    private readonly choices: LeadChoices,
    names: OwnerNames,
    figures: ClientFigures,
  ) {
    this.clients = records.of(CLIENTS, OWNED_CLIENTS, async (user, rows) => {
      const named = await names.of(user, rows);
      const open = await figures.of(
        user,
        rows.map(({ id }) => id),
      );
      return named.map((each, place) => ({ ...each, ...open[place] }));
    });
  }

  list(user: SignedInUser, query: ClientQuery): Promise<Page<Client>> {
    return this.clients.list(user, query);
  }

  /** One that was merged is the client that it turned out to be. @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Client> {
    return this.db.run(user.companyId, async () =>
      this.clients.get(user, await this.merged.currentId('client', id)),
    );
  }

  /**
   * Belongs to who makes it where no owner is named.
   * @param from `lead`: the lead that becomes this client; `id`: its id, where that is known before
   * @throws {AppError} CLIENT_KNOWN, CLIENT_KNOWN_REASON on `knownReason`, CLIENT_CODE_TAKEN on `code`, CLIENT_OWNER on
   * `ownerId`, VALIDATION_FAILED on `gstin`
   */
  create(
    user: SignedInUser,
    { contacts, knownReason, ...given }: CreateClient,
    { lead: fromLead, id }: { lead?: string; id?: string } = {},
  ): Promise<Client> {
    return this.db.run(user.companyId, async () => {
      const ownerId = given.ownerId ?? user.id;
      await this.checkOwner(user, ownerId);
      await this.choices.check({ services: given.services });
      await this.refuseKnown(user, peopleOf(given, contacts), { reason: knownReason, fromLead });
      const code = given.code ?? (await this.nextCode());
      const values = { ...given, ...this.readGstin(given), ownerId, code, ...(id && { id }) };
      const after = async (row: ClientRow) => {
        await this.contacts.addAll(user, row, contacts);
        await this.keys.ofClient(row.id);
      };
      return this.clients.steps.create(user, values, { after });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, CLIENT_ARCHIVED, and as `create` */
  update(user: SignedInUser, id: string, { version, code, ...given }: UpdateClient): Promise<Client> {
    return this.clients.run(user, {
      ...{ step: 'update', id, version },
      change: async (row) => {
        if (given.ownerId && given.ownerId !== row.ownerId) await this.checkOwner(user, given.ownerId);
        await this.choices.check({ services: given.services }, row);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        return {
          ...given,
          ...(byHand && { handedFrom: null }),
          ...this.readGstin(given),
          ...(code && { code }),
        };
      },
      after: (row) => this.keys.ofClient(row.id),
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Client> {
    return this.clients.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkClients): Promise<BulkReport> {
    return this.clients.bulk(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.update(user, id, { ...order.values, version });
      if (order.step === 'merge') throw new AppError('TRANSITION_REFUSED');
      return this.move(user, { step: order.step, id, version });
    });
  }

  /** @throws {AppError} CLIENT_KNOWN, CLIENT_KNOWN_REASON on `knownReason` */
  private async refuseKnown(
    user: SignedInUser,
    people: readonly ContactGiven[],
    { reason, fromLead }: { reason: string | null; fromLead: string | undefined },
  ): Promise<void> {
    const isManager = this.scope.isManager(user, 'clients');
    const saving = { isManager, reason, ...(fromLead !== undefined && { except: fromLead }) };
    const refusal = await this.known.refuse(user, people, saving);
    if (refusal === 'linkOnly') throw new AppError(CLIENT.errors.CLIENT_KNOWN);
    if (refusal === 'linkOrReason') throw refusedField('knownReason', CLIENT.errors.CLIENT_KNOWN_REASON);
  }

  private readGstin({ gstin }: { gstin?: string | null | undefined }): { gstin?: string | null } {
    if (gstin === undefined) return {};
    return { gstin: gstin === null || gstin === '' ? null : this.values.gstin(gstin) };
  }

  /** @throws {AppError} CLIENT_OWNER, OWNER_CANNOT_OPEN on `ownerId` */
  private async checkOwner(user: SignedInUser, ownerId: string): Promise<void> {
    if (ownerId === user.id) return;
    const place = { resource: 'clients', field: 'ownerId', stranger: CLIENT.errors.CLIENT_OWNER } as const;
    await this.owners.check([ownerId], place);
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
    ...{ ...company, person: `${firstName} ${lastName}`.trim(), emails, phones },
  }));
  return people.length > 0 ? people : [company];
}
