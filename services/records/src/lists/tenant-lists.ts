import { TOTAL_LIMIT, type Page } from '@atrium/contracts';
import { isMalformedValue, TenantReader, type PreparedRead } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { foreignCursor, readCursor, writeCursor } from './cursor.js';
import { InexactTotals } from './inexact-totals.js';
import { orderOf, type ListPage, type ListSorts } from './keyset.rules.js';
import {
  countStatement,
  pageStatement,
  SORT_VALUE,
  type ListFilter,
  type ListSource,
  type Statement,
} from './list-statement.rules.js';
import type { ListQuery, TenantList } from './tenant-list.js';
import { TextMatches } from './text-matches.js';

export interface TenantListOptions extends ListSource {
  companyId: string;
  /** What the list can be sorted by: key -> SQL. */
  sorts: ListSorts;
  /** SQL of the id, `e.id`: it orders rows that are otherwise equal. */
  id: string;
  page: ListPage;
  /** How many rows there are, where that is known; beyond TOTAL_LIMIT it says that they are more. */
  total?: number;
  /**
   * SQL of the row's company, `e.company_id`: the list is planned for the values at hand and not once for all, where one
   * value of a filter lets through half of the rows and another three of them. What the policy of the table compares
   * with, the planner does not know, and takes a large company for an average one.
   */
  planEachTime?: string | false;
}

const MOST_PREPARED = 300;

/** A row of a list answers its id: a cursor needs it. */
interface ListedRow extends QueryResultRow {
  id: string;
}

interface PlacedRow extends ListedRow {
  [SORT_VALUE]: string | null;
}

/** Every list of a company: page and total in one round trip, plain rows. */
@Injectable()
export class TenantLists {
  private readonly names = new Map<string, string>();
  private readonly inexact = new InexactTotals();

  constructor(
    private readonly reader: TenantReader,
    private readonly texts: TextMatches,
  ) {}

  /**
   * One page of a declared list. Not inside `TenantDb.run`.
   * @param more conditions that the query does not say: whose rows the person may see
   * @throws {AppError} VALIDATION_FAILED on `cursor` when no page of this list gave it out
   */
  async pageOf<Row extends { id: string }>(
    list: TenantList<Row>,
    { companyId, query, more = [] }: { companyId: string; query: ListQuery; more?: ListFilter[] },
  ): Promise<Page<Row>> {
    const { alias, columns, from, sorts, text, filtersOf } = list;
    const id = `${alias}.id`;
    const found = text ? await this.texts.find(query.search, { companyId, id, ...text }) : [];
    const filters = [...more, ...filtersOf(query), ...found];
    const planEachTime = filters.length > 1 && `${alias}.company_id`;
    return this.page<Row & ListedRow>({
      companyId,
      columns,
      from,
      sorts,
      id,
      page: query,
      filters,
      planEachTime,
    });
  }

  /** One row of a declared list, whatever filters it. Not inside `TenantDb.run`. */
  async oneOf<Row extends { id: string }>(
    { list, alias, columns, from }: TenantList<Row>,
    companyId: string,
    id: string,
  ): Promise<Row | null> {
    const text = `select ${columns} from ${from} where ${alias}.id = $1`;
    const [row] = await this.reader.read<Row & ListedRow>(companyId, {
      name: `one ${list.key}`,
      text,
      values: [id],
    });
    return row ?? null;
  }

  /**
   * One page of a list. A total beyond TOTAL_LIMIT is believed for a minute.
   * @throws {AppError} VALIDATION_FAILED on `cursor` when no page of this list gave it out
   */
  async page<Row extends ListedRow>(options: TenantListOptions): Promise<Page<Row>> {
    const { companyId, page, planEachTime = false } = options;
    const source = planEachTime ? withCompany(options, planEachTime) : options;
    const after = page.cursor === undefined ? null : readCursor(page.cursor, page.sort);
    const count = countStatement(source);
    const key = `${companyId} ${count.text} ${JSON.stringify(count.values)}`;
    const prepare = (statement: Statement) => (planEachTime ? statement : this.prepare(statement));
    const rowsRead = prepare(pageStatement(source, orderOf(options), { limit: page.limit, after }));
    const known = options.total ?? (this.inexact.has(key) ? TOTAL_LIMIT + 1 : undefined);
    const countRead = known === undefined ? prepare(count) : null;
    const [rows, found] = await this.read<Row>(companyId, rowsRead, countRead).catch((error: unknown) => {
      throw after && isMalformedValue(error) ? foreignCursor(error) : error;
    });
    const counted = known ?? found;
    if (counted > TOTAL_LIMIT && countRead) this.inexact.add(key);
    return {
      items: rows.slice(0, page.limit),
      nextCursor: nextCursor(rows, page),
      total: Math.min(counted, TOTAL_LIMIT),
      totalIsExact: counted <= TOTAL_LIMIT,
    };
  }

  private async read<Row extends ListedRow>(
    companyId: string,
    rows: PreparedRead,
    count: PreparedRead | null,
  ): Promise<[(Row & PlacedRow)[], number]> {
    if (!count) return [await this.reader.read<Row & PlacedRow>(companyId, rows), 0];
    const [found, [total]] = await this.reader.readAll<[Row & PlacedRow, { counted: number }]>(companyId, [
      rows,
      count,
    ]);
    return [found, total?.counted ?? 0];
  }

  /** Beyond so many texts the database plans each time: every connection keeps what is prepared. */
  private prepare({ text, values }: Statement): PreparedRead {
    const known = this.names.get(text);
    if (known === undefined && this.names.size >= MOST_PREPARED) return { text, values };
    const name = known ?? `list_${this.names.size}`;
    this.names.set(text, name);
    return { name, text, values };
  }
}

function withCompany({ companyId, filters, ...source }: TenantListOptions, column: string): ListSource {
  return { ...source, filters: [{ sql: `${column} = ?`, values: [companyId] }, ...filters] };
}

function nextCursor(rows: PlacedRow[], { sort, limit }: ListPage): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? writeCursor({ sort, value: last[SORT_VALUE], id: last.id }) : null;
}
