import type { Import, MapImport, RunImport } from '@atrium/contracts';
import { AppError, Audit, Jobs, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ImportAccess } from './import-access.service.js';
import { ImportReader } from './import-reader.service.js';
import { ImportRowRepository } from './import-row.repository.js';
import { importJob, type ImportStep } from './import.job.js';
import { transitionsOf } from './import.mapper.js';
import type { ImportCounts, ImportRecord } from './import.record.js';
import { ImportRepository } from './import.repository.js';
import { choicesOf, columnsOf } from './file-cells.rules.js';
import type { Importer } from './importer.js';
import { choose, mappingFaults } from './mapping.rules.js';

type Transition = Import['allowedTransitions'][number];

interface Found {
  record: ImportRecord;
  importer: Importer;
  counts: ImportCounts;
}

/** Starts the steps of an import; each is a job. */
@Injectable()
export class ImportService {
  constructor(
    private readonly db: TenantDb,
    private readonly access: ImportAccess,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly reader: ImportReader,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores which column is which field and has the rows checked. @throws {AppError} NOT_FOUND, STALE_VERSION,
   * TRANSITION_REFUSED, VALIDATION_FAILED by field
   */
  map(user: SignedInUser, id: string, { version, mapping, choices = {} }: MapImport): Promise<Import> {
    return this.db.run(user.companyId, async () => {
      const { record, importer } = await this.find(user, id, 'map');
      const { chosen, faults } = choose(user, choicesOf(importer), choices);
      const fields = { ...mappingFaults(columnsOf(importer.fields), record.headings, mapping), ...faults };
      if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
      const jobId = await this.enqueue(user, { importId: id, step: 'check' }, importer);
      await this.change(id, { state: 'checking', mapping, choices: chosen, jobId }, version);
      return this.reader.get(user, id);
    });
  }

  /**
   * Imports the rows that are ready, or continues an interrupted run. @throws {AppError} NOT_FOUND, STALE_VERSION,
   * TRANSITION_REFUSED
   */
  run(user: SignedInUser, id: string, { version, follow }: RunImport): Promise<Import> {
    return this.db.run(user.companyId, async () => {
      const found = await this.find(user, id, 'run');
      const jobId = await this.enqueue(user, { importId: id, step: 'run' }, found.importer);
      await this.change(id, { state: 'running', follow, jobId }, version);
      this.record(user, 'import.run', found);
      return this.reader.get(user, id);
    });
  }

  /**
   * Takes back what the import made and nobody has changed since. @throws {AppError} NOT_FOUND,
   * STALE_VERSION, TRANSITION_REFUSED
   */
  undo(user: SignedInUser, id: string, version: number): Promise<Import> {
    return this.db.run(user.companyId, async () => {
      const found = await this.find(user, id, 'undo');
      const jobId = await this.enqueue(user, { importId: id, step: 'undo' }, found.importer);
      await this.change(id, { state: 'undoing', jobId }, version);
      this.record(user, 'import.undo', found);
      return this.reader.get(user, id);
    });
  }

  private async find(user: SignedInUser, id: string, transition: Transition): Promise<Found> {
    const [record, importer] = await this.access.find(user, id);
    const counts = await this.rows.count(id);
    if (!transitionsOf(record, counts).includes(transition)) throw new AppError('TRANSITION_REFUSED');
    return { record, importer, counts };
  }

  private enqueue(
    user: SignedInUser,
    payload: { importId: string; step: ImportStep },
    { title }: Importer,
  ): Promise<string> {
    const options = { key: payload.importId, createdBy: user.id, title: `Import: ${title}` };
    return this.jobs.enqueue(importJob, payload, options);
  }

  private async change(
    id: string,
    change: Parameters<ImportRepository['update']>[1],
    version: number,
  ): Promise<void> {
    if (!(await this.imports.update(id, change, version))) throw new AppError('STALE_VERSION');
  }

  private record(by: SignedInUser, action: string, { record, counts }: Found): void {
    const { id, fileName, importer } = record;
    const after = { importer, rows: action === 'import.run' ? counts.ready : counts.created + counts.filled };
    this.audit.record({ action, by, resource: { kind: 'import', id, title: fileName }, after });
  }
}
