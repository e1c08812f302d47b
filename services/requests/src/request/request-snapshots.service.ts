import type { RequestTable } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { RequestContext, RequestRecord } from '../kind/request.types.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { RequestTables } from './request-tables.service.js';

/** What a decider sees, as it is kept with the decision. */
export interface RequestSnapshot extends RequestContext {
  tables: RequestTable[];
  at: string;
}

/** Collects what the decider of a request sees. Inside `TenantDb.run` only. */
@Injectable()
export class RequestSnapshots {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly tables: RequestTables,
    private readonly clock: Clock,
  ) {}

  async of(companyId: string, request: RequestRecord): Promise<RequestSnapshot> {
    const contexts = await this.kinds.contextOf([request]);
    const { facts, warnings } = contexts.get(request.id) ?? { facts: [], warnings: [] };
    const people = await this.kinds.find(request.kind)?.peopleOf(request);
    const tables = people ? [] : await this.tables.of(companyId, request.employeeId);
    return { facts, warnings, tables, at: this.clock.now().toISOString() };
  }
}
