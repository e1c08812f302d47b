import { TOTAL_LIMIT, type AuditFilter, type AuditListQuery, type Page } from '@atrium/contracts';
import { TenantReader, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ListFilter } from '../lists/list-statement.rules.js';
import { arrayText } from '../lists/array-text.js';
import { TenantLists } from '../lists/tenant-lists.js';

export interface AuditRow {
  id: string;
  seq: number;
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

const FIND = {
  name: 'audit_text',
  text: `select case when count(*) <= ${TOTAL_LIMIT} then coalesce(jsonb_agg(seq), '[]')::text end as found
    from audit_matches($1::text[], ${TOTAL_LIMIT + 1}) as seq`,
};

/** Entries of a history at once. */
const ENTRIES = 30;

interface HistoryQueried {
  kind: string;
  /** Of the record and of those that were merged into it. */
  ids: readonly string[];
  actions: readonly string[];
  cursor: string | undefined;
}

type Company = Pick<SignedInUser, 'companyId' | 'companyTimezone'>;

@Injectable()
export class AuditRepository {
  constructor(
    private readonly lists: TenantLists,
    private readonly reader: TenantReader,
  ) {}

  /** Not inside `TenantDb.run`. */
  async list({ companyId, companyTimezone }: Company, query: AuditListQuery): Promise<Page<AuditRow>> {
    const words = query.search?.split(/\s+/).filter(Boolean) ?? [];
    const text = words.length > 0 ? await this.findText(companyId, words) : [];
    return this.lists.page<AuditRow>({
      companyId,
      columns: COLUMNS,
      from: FROM,
      filters: [...filtersOf(query, companyTimezone), ...text],
      planEachTime: text.length > 0 && 'a.company_id',
      sorts: { at: 'a.seq' },
      id: 'a.id',
      page: query,
    });
  }

  /** The newest first. Not inside `TenantDb.run`. */
  listOf(companyId: string, { kind, ids, actions, cursor }: HistoryQueried): Promise<Page<AuditRow>> {
    return this.lists.page<AuditRow>({
      companyId,
      columns: COLUMNS,
      from: FROM,
      filters: [
        { sql: 'a.resource_kind = ?', values: [kind] },
        ofRecords(ids),
        { sql: 'a.action = any(?::text[])', values: [arrayText(actions)] },
      ],
      sorts: { at: 'a.seq' },
      id: 'a.id',
      page: { sort: '-at', limit: ENTRIES, cursor },
    });
  }

  /**
   * When few entries match, their numbers become the condition; when many match, reading in order soon fills a page.
   */
  private async findText(companyId: string, words: string[]): Promise<ListFilter[]> {
    const [row] = await this.reader.read<{ found: string | null }>(companyId, {
      ...FIND,
      values: [arrayText(words)],
    });
    return typeof row?.found === 'string'
      ? [{ sql: 'a.seq in (select jsonb_array_elements_text(?::jsonb)::bigint)', values: [row.found] }]
      : words.map((word) => ({
          sql: 'has_word(audit_text(a.actor_name, a.resource_title, a.action), ?)',
          values: [word],
        }));
  }
}

/** One record keeps the order of its index. */
const ofRecords = ([id = '', ...merged]: readonly string[]): ListFilter =>
  merged.length === 0
    ? { sql: 'a.resource_id = ?', values: [id] }
    : { sql: 'a.resource_id = any(?::text[])', values: [arrayText([id, ...merged])] };

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
  return filters;
}
