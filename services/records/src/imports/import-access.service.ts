import { passesCheck } from '@atrium/contracts';
import { Actors, AppError, Contributions, mayWatch, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Importer } from './importer.js';
import type { ImportRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';

/**
 * Decides who may import: the importer's permission is required, and an import is visible to the person who began it
 * and to admins.
 */
@Injectable()
export class ImportAccess {
  constructor(
    private readonly contributions: Contributions,
    private readonly imports: ImportRepository,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  async admit(user: SignedInUser, key: string): Promise<Importer> {
    const importer = this.contributions.find(Importer, key);
    if (!importer) throw notFound();
    if (!passesCheck(user, importer.permission)) throw new AppError('ACCESS_DENIED');
    await this.contributions.checkEnabled(importer, user.companyId);
    return importer;
  }

  /** Inside `TenantDb.run`. @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  async find(user: SignedInUser, id: string): Promise<[ImportRecord, Importer]> {
    const record = await this.imports.find(id);
    if (!record || !mayWatch(user, record)) throw notFound();
    return [record, await this.admit(user, record.importer)];
  }

  /** The person in whose name a job runs. @throws {AppError} ACCESS_DENIED when they may no longer sign in */
  async actorOf(companyId: string, userId: string | null): Promise<SignedInUser> {
    const actors = this.modules.get(Actors, { strict: false });
    const actor = userId === null ? null : await actors.find(companyId, userId);
    if (!actor) throw new AppError('ACCESS_DENIED');
    return actor;
  }
}
