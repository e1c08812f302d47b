import { IMPORT_KEPT_DAYS } from '@atrium/contracts';
import { Clock, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ImportAccess } from './import-access.service.js';
import { ImportCheckStep } from './import-check.step.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportRunStep } from './import-run.step.js';
import { ImportUndoStep } from './import-undo.step.js';
import { forgetOldImports, importJob } from './import.job.js';
import { ImportRepository } from './import.repository.js';

const DAY_MS = 86_400_000;

/** Runs the steps of imports as jobs, with the current rights of the person who began them. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly db: TenantDb,
    private readonly access: ImportAccess,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly clock: Clock,
    private readonly check: ImportCheckStep,
    private readonly run: ImportRunStep,
    private readonly undo: ImportUndoStep,
  ) {}

  @HandlesJob(importJob)
  async handle(
    { importId, step }: z.infer<typeof importJob.payload>,
    job: JobContext,
  ): Promise<Record<string, number>> {
    const actor = await this.access.actorOf(job.companyId, job.createdBy);
    const [record, importer] = await this.db.run(job.companyId, () => this.access.find(actor, importId));
    await this[step].run({ actor, record, importer, job });
    return this.db.run(job.companyId, () => this.rows.count(importId));
  }

  @HandlesJob(forgetOldImports)
  async forget(): Promise<void> {
    await this.imports.deleteOlder(new Date(this.clock.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS));
  }
}
