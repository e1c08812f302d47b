import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TenantDb } from './tenant-db.js';

/** Connections for the global tables only; through them, tables of companies look empty. */
@Injectable()
export class GlobalDb {
  constructor(
    private readonly dataSource: DataSource,
    private readonly db: TenantDb,
  ) {}

  /** A connection of its own, which whoever holds one does not get: what is written stays, whatever becomes of a run. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** For reading, also inside `TenantDb.run`: then by its connection. */
  get reader(): EntityManager {
    return this.db.currentIfRunning() ?? this.dataSource.manager;
  }
}
