import type { AuditFilter, AuditListQuery, Page } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';
import type { ListFilter } from '../lists/list-statement.rules.js';
import { TenantLists } from '../lists/tenant-lists.js';

export interface AuditRow {
  id: string;
  /** bigint: pg gives it as text. */
  seq: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: string;
  kind: string;
  resourceId: string | null;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  hash: string;
}

const COLUMNS = `a.id, a.seq, a.at, a.actor_id as "actorId", a.actor_name as "actorName", a.action,
  a.resource_kind as kind, a.resource_id as "resourceId", a.resource_title as title, a.before, a.after,
  a.request_id as "requestId", encode(a.hash, 'hex') as hash`;
const FROM = 'audit_entry a';
const TEXT = `lower(coalesce(a.actor_name, '') || ' ' || a.resource_title || ' ' || a.action)`;

type Company = Pick<SignedInUser, 'companyId' | 'companyTimezone'>;

@Injectable()
export class AuditRepository {
  constructor(private readonly lists: TenantLists) {}

  list(company: Company, query: AuditListQuery): Promise<Page<AuditRow>> {
    return this.lists.page<AuditRow>({
      companyId: company.companyId,
      columns: COLUMNS,
      from: FROM,
      filters: filtersOf(query, company.companyTimezone),
      sorts: { at: 'a.seq' },
      id: 'a.id',
      page: query,
    });
  }
}

function filtersOf(query: AuditFilter, timezone: string): ListFilter[] {
  const filters: ListFilter[] = [];
  const add = (sql: string, ...values: (string | undefined)[]) => {
    const given = values.filter((value) => value !== undefined && value !== '');
    if (given.length === values.length) filters.push({ sql, values: given as string[] });
  };
  add('a.actor_id = ?', query.actor);
  add('a.action = ?', query.action);
  add('a.resource_kind = ?', query.kind);
  add('a.resource_id = ?', query.resource);
  if (query.from) add('a.at >= ?::date::timestamp at time zone ?', query.from, timezone);
  if (query.to) add('a.at < (?::date + 1)::timestamp at time zone ?', query.to, timezone);
  for (const word of query.search?.split(/\s+/) ?? []) add(`strpos(${TEXT}, lower(?)) > 0`, word);
  return filters;
}
