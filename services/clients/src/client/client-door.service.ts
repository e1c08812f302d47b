import { Records } from '@atrium/records';
import { AppError, type SignedInUser } from '@atrium/platform';
import { CLIENT } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { MergedIds } from '../owned/merged-ids.service.js';
import { CLIENTS, type ClientRow, type ClientSteps } from './client.record.js';

/** Lets a person to a client whose parts they read or change. Inside `TenantDb.run` only. */
@Injectable()
export class ClientDoor {
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly merged: MergedIds,
  ) {
    this.clients = records.of(CLIENTS);
  }

  /** One that was merged is the client that it turned out to be. @throws {AppError} NOT_FOUND, also of one that the person may not see */
  async find(user: SignedInUser, id: string): Promise<ClientRow> {
    return this.clients.find(user, await this.merged.currentId('client', id));
  }

  /** Like `find`, locked. @throws {AppError} NOT_FOUND, CLIENT_ARCHIVED */
  async open(user: SignedInUser, id: string): Promise<ClientRow> {
    const row = await this.clients.lock(user, await this.merged.currentId('client', id));
    if (row.archivedAt) throw new AppError(CLIENT.errors.CLIENT_ARCHIVED);
    return row;
  }
}
