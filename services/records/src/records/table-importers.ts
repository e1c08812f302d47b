import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';
import type { TableImport } from './table-import.types.js';
import { TableImporter } from './table-importer.js';

/** Makes importers of records. */
@Injectable()
export class TableImporters {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  of<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
    steps: RecordSteps<Row, Entity, Answer>,
    file: TableImport,
  ): TableImporter<Row, Entity, Answer> {
    return new TableImporter(steps, file, { db: this.db, clock: this.clock });
  }
}
