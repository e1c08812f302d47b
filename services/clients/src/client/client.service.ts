import type {
  BulkClients,
  BulkReport,
  Client,
  ClientQuery,
  CreateClient,
  Page,
  UpdateClient,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { type Place, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import { ClientChecks } from './client-checks.service.js';
import { ClientFigures } from './client-figures.service.js';
import { CLIENTS, type ClientRow, type ClientSteps } from './client.record.js';
import { NewClients } from './new-clients.service.js';

/** Whom the company works for. */
@Injectable()
export class ClientService {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly made: NewClients,
    private readonly checks: ClientChecks,
    private readonly keys: ContactKeys,
    private readonly names: OwnerNames,
    private readonly figures: ClientFigures,
  ) {
    this.clients = records.of(CLIENTS, (user, rows) => this.complete(user, rows));
  }

  list(user: SignedInUser, query: ClientQuery): Promise<Page<Client>> {
    return this.clients.list(user, query);
  }

  /** One that was merged is the client that it turned out to be. @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Client> {
    return this.clients.get(user, id);
  }

  /** As `NewClients.make`, answered as the form shows it. */
  create(user: SignedInUser, given: CreateClient, from: { lead?: string } = {}): Promise<Client> {
    return this.db.run(user.companyId, async () => {
      const { id } = await this.made.make(user, given, from);
      return this.clients.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, CLIENT_ARCHIVED, and as `create` */
  update(user: SignedInUser, id: string, { version, code, ...given }: UpdateClient): Promise<Client> {
    return this.clients.run(user, {
      ...{ step: 'update', id, version },
      change: async (row) => {
        const read = await this.checks.read(user, given, row);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        return { ...given, ...(byHand && { handedFrom: null }), ...read, ...(code && { code }) };
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
    return this.clients.bulk.run(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.update(user, id, { ...order.values, version });
      if (order.step === 'merge') throw new AppError('TRANSITION_REFUSED');
      return this.move(user, { step: order.step, id, version });
    });
  }

  private complete(user: SignedInUser, rows: readonly ClientRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const ids = rows.map(({ id }) => id);
      const [named, open] = [await this.names.of(user, rows), await this.figures.of(user, ids)];
      return named.map((each, place) => ({ ...each, ...open[place] }));
    });
  }
}
