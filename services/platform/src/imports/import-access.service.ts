import { passesCheck } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Actors } from '../access/actors.js';
import { RemoteSwitches } from '../access/remote-switches.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { AppError, notFound } from '../errors/app-error.js';
import { mayWatch } from '../jobs/job.policy.js';
import { Importers, type Importer } from './importer.js';
import type { ImportRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';

/** Who may import what: the importer's permission, and an import is its starter's own business, and the admins'. */
@Injectable()
export class ImportAccess {
  constructor(
    private readonly importers: Importers,
    private readonly imports: ImportRepository,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  async admit(user: SignedInUser, key: string): Promise<Importer<unknown>> {
    const importer = this.importers.get(key);
    if (!passesCheck(user, importer.permission)) throw new AppError('ACCESS_DENIED');
    const { remote } = importer;
    const switches = this.modules.get(RemoteSwitches, { strict: false });
    if (remote !== null && !(await switches.isEnabled(user.companyId, remote)))
      throw new AppError('REMOTE_DISABLED');
    return importer;
  }

  /** Inside `TenantDb.run`. @throws {AppError} NOT_FOUND, ACCESS_DENIED, REMOTE_DISABLED */
  async find(user: SignedInUser, id: string): Promise<[ImportRecord, Importer<unknown>]> {
    const record = await this.imports.find(id);
    if (!record || !mayWatch(user, record)) throw notFound();
    return [record, await this.admit(user, record.importer)];
  }

  /** In whose name a job is done. @throws {AppError} ACCESS_DENIED when the person may not sign in any more */
  async actorOf(companyId: string, userId: string | null): Promise<SignedInUser> {
    const actors = this.modules.get(Actors, { strict: false });
    const actor = userId === null ? null : await actors.find(companyId, userId);
    if (!actor) throw new AppError('ACCESS_DENIED');
    return actor;
  }
}
