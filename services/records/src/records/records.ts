import { Audit, Clock, Contributions, LiveEvents, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { TenantLists } from '../lists/tenant-lists.js';
import { SearchIndex } from '../search/search-index.js';
import { RecordSight, type SightRules } from './record-sight.js';
import { RowReaders } from '../sight/row-readers.service.js';
import { RecordBulk } from './record-bulk.js';
import { RecordReferences } from './record-references.js';
import type { RecordRow, KindRules } from './record-rules.js';
import { RecordRows } from './record-rows.js';
import { RecordSteps, type Completion } from './record-steps.js';
import { RecordTable } from './record-table.js';
import { RecordTrail } from './record-trail.js';

/** Makes the `RecordSteps` of each kind of record. */
@Injectable()
export class Records {
  private readonly references: RecordReferences;

  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly live: LiveEvents,
    private readonly lists: TenantLists,
    private readonly search: SearchIndex,
    private readonly readers: RowReaders,
    private readonly contributions: Contributions,
  ) {
    this.references = new RecordReferences(db);
  }

  /** @param complete what answers say besides what their rows do */
  of<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
    rules: KindRules<Row, Entity, Answer>,
    complete: Completion<Row> | null = null,
  ): RecordSteps<Row, Entity, Answer> {
    const { db, clock, audit, live, lists, search, references, readers } = this;
    const table = new RecordTable(rules.table, { db, search, live, readers });
    const rows = new RecordRows(rules, { db, clock, trail: () => this.trailOf<Row>(rules.record.kind) });
    const sight = this.sightOf(rules);
    const bulk = new RecordBulk<Row>(rules, { lists, audit, sight });
    return new RecordSteps(
      { rules, rows, table, sight, bulk },
      { db, clock, audit, live, lists, references },
      complete,
    );
  }

  /** Who sees which rows of what is no record but says so like one. */
  sightOf(rules: SightRules): RecordSight {
    const { db, clock, readers, lists } = this;
    return new RecordSight(rules, { db, clock, readers, lists });
  }

  private trailOf<Row extends RecordRow>(kind: string): RecordTrail<Row> | undefined {
    return this.contributions.find<RecordTrail<Row>>(RecordTrail, kind);
  }
}
