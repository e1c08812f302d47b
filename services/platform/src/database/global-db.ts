import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** For the global tables only; a tenant table looks empty from here. */
@Injectable()
export class GlobalDb {
  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.dataSource.manager;
  }
}
