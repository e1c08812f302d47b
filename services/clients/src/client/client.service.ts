import type { Client, CreateClient, UpdateClient } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
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
  readonly steps: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly made: NewClients,
    private readonly checks: ClientChecks,
    private readonly keys: ContactKeys,
    private readonly names: OwnerNames,
    private readonly figures: ClientFigures,
  ) {
    this.steps = records.of(CLIENTS, (user, rows) => this.complete(user, rows));
  }

  /** As `NewClients.make`, answered as the form shows it. */
  create(user: SignedInUser, given: CreateClient, from: { lead?: string } = {}): Promise<Client> {
    return this.db.run(user.companyId, async () => {
      const { id } = await this.made.make(user, given, from);
      return this.steps.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, CLIENT_ARCHIVED, and as `create` */
  update(user: SignedInUser, id: string, { version, code, ...given }: UpdateClient): Promise<Client> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        const read = await this.checks.read(user, given, row);
        const byHand = given.ownerId !== undefined && given.ownerId !== row.ownerId;
        return { ...given, ...(byHand && { handedFrom: null }), ...read, ...(code && { code }) };
      },
      after: (row) => this.keys.ofClient(row.id),
    });
  }

  private async complete(user: SignedInUser, rows: readonly ClientRow[]): Promise<object[]> {
    const named = await this.names.of(user, rows);
    const open = await this.figures.of(user, rows);
    return named.map((each, place) => ({ ...each, ...open[place] }));
  }
}
