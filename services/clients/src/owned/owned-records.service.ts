import { Clock, TenantDb } from '@atrium/platform';
import { Records, type Completion, type RecordRules } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { LeadSetupRepository } from '../choice/lead-setup.repository.js';
import { OwnScope } from './own-scope.service.js';
import { OwnedSteps } from './owned-steps.service.js';
import type { Owned, OwnedRow } from './owned.types.js';

/** Makes the steps of each kind of record that is somebody's. */
@Injectable()
export class OwnedRecords {
  constructor(
    private readonly records: Records,
    private readonly scope: OwnScope,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly setups: LeadSetupRepository,
  ) {}

  /** @param complete what answers say besides what their rows do */
  of<Row extends OwnedRow, Entity extends ObjectLiteral, Answer extends { id: string; version: number }>(
    rules: RecordRules<Row, Entity, Answer>,
    owned: Owned,
    complete: Completion<Row> | null = null,
  ): OwnedSteps<Row, Entity, Answer> {
    const { scope, db, clock, setups } = this;
    return new OwnedSteps(this.records.of(rules, complete), owned, { scope, db, clock, setups });
  }
}
