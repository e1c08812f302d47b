import { TOTAL_LIMIT, type Page } from '@atrium/contracts';
import { Clock, isMalformedValue, TenantReader, type PreparedRead, type ReadValue } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { arrayText } from './array-text.js';
import { foreignCursor, readCursor, writeCursor } from './cursor.js';
import { InexactTotals } from './inexact-totals.js';
import { orderOf, type ListPage, type ListSorts } from './keyset.rules.js';
import {
  allOf,
  countStatement,
  pageStatement,
  valuesStatement,
  SORT_VALUE,
  type ListFilter,
  type ListSource,
  type Statement,
} from './list-statement.rules.js';
import type { ListQuery, Narrowing, TenantList } from './tenant-list.js';
import { anyOf, TextMatches } from './text-matches.js';

export interface TenantListOptions extends ListSource {
  companyId: string;
  /** What the list can be sorted by: key -> SQL. */
  sorts: ListSorts;
  /** SQL of the id, `e.id`; it orders rows with equal sort values. */
  id: string;
  page: ListPage;
  /** The total where it is already known; more than TOTAL_LIMIT means "more than that". */
  total?: number;
  /**
   * SQL of the row's company, `e.company_id`. The statement is then planned anew for each set of values, for lists
   * where one filter value matches half of the rows and another three. Without it the planner cannot see which company
   * the row-level security policy compares with, and assumes an average one.
   */
  planEachTime?: string | false;
}

interface Asked<Query = ListQuery> {
  companyId: string;
  query: Query;
  more?: readonly ListFilter[];
}

const MOST_PREPARED = 300;

/** Each row of a list has its id, which the cursor needs. */
interface ListedRow extends QueryResultRow {
  id: string;
}

interface ValueTotal {
  value: string | null;
  total: number;
}

interface CountedValue extends ValueTotal, QueryResultRow {
  /** Of all values together. */
  counted: number;
}

interface PlacedRow extends ListedRow {
  [SORT_VALUE]: string | null;
}

/** Reads the lists of a company: page and total in one round trip, as plain rows. */
@Injectable()
export class TenantLists {
  private readonly names = new Map<string, string>();
  /** What reads one row of a list under some conditions: a long text takes longer to put together than to look up. */
  private readonly ones = new WeakMap<object, Map<string, Omit<PreparedRead, 'values'>>>();
  private readonly inexact = new InexactTotals();

  constructor(
    private readonly reader: TenantReader,
    private readonly texts: TextMatches,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of a declared list. Not inside `TenantDb.run`.
   * @param more conditions beyond the query, such as whose rows the person may see
   * @throws {AppError} VALIDATION_FAILED on `cursor` when it is not from a page of this list
   */
  async pageOf<Row extends { id: string }>(
    list: TenantList<Row>,
    { companyId, query, more = [] }: Asked,
  ): Promise<Page<Row>> {
    const { alias, columns, from, sorts } = list;
    const id = `${alias}.id`;
    const filters = await this.filtersOf(list, { companyId, query, more });
    const whole = { companyId, columns, from, sorts, id, page: query, filters };
    if (filters.length <= 1) return this.page<Row & ListedRow>(whole);
    const placed = { ...whole, columns: `${id} as id`, planEachTime: `${alias}.company_id` };
    const { items, ...page } = await this.page<ListedRow>(placed);
    const ids = items.map((item) => item.id);
    return { ...page, items: await this.rowsOf(list, { companyId, ids, more }) };
  }

  /**
   * Rows of a declared list in the order of their ids. Which rows a page has is planned anew for each set of values; what
   * they show is planned once, because the sub-selects of a list take longer to plan than to read.
   * @param more what they must still pass: somebody may have changed them since their ids were read
   */
  private async rowsOf<Row extends { id: string }>(
    { alias, columns, from }: TenantList<Row>,
    { companyId, ids, more }: { companyId: string; ids: readonly string[]; more: readonly ListFilter[] },
  ): Promise<Row[]> {
    if (ids.length === 0) return [];
    const values: ReadValue[] = [arrayText(ids)];
    const text = `select ${columns} from ${from} where ${alias}.id = any($1) and ${allOf(more, values)}`;
    const rows = await this.reader.read<Row & ListedRow>(companyId, this.prepare({ text, values }));
    const known = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /**
   * How many rows of a declared list have each value of an SQL expression, for at most 2,000 values; null where more
   * than TOTAL_LIMIT rows pass the filters. Not inside `TenantDb.run`.
   */
  async valuesOf(list: TenantList, { by, ...asked }: Asked & { by: string }): Promise<ValueTotal[] | null> {
    const { alias, columns, from } = list;
    const { companyId } = asked;
    const filters = await this.filtersOf(list, asked);
    const source = withCompany({ companyId, columns, from, filters }, `${alias}.company_id`);
    const rows = await this.reader.read<CountedValue>(companyId, valuesStatement(source, by));
    if (rows.some(({ counted }) => counted > TOTAL_LIMIT)) return null;
    return rows.map(({ value, total }) => ({ value, total }));
  }

  /**
   * The conditions of a query of a declared list, for what counts its rows in another way than as a page. Not inside
   * `TenantDb.run`.
   */
  async filtersOf(
    { alias, lookups, filtersOf }: TenantList,
    { companyId, query, more = [] }: Asked<Narrowing>,
  ): Promise<ListFilter[]> {
    const id = `${alias}.id`;
    const found = await Promise.all(
      lookups(query).map(async ({ words, texts }) =>
        anyOf(await Promise.all(texts.map((each) => this.texts.find(words, { companyId, id, ...each })))),
      ),
    );
    return [...more, ...filtersOf(query, this.clock.now()), ...found.flat()];
  }

  /**
   * One row of a declared list, without its filters. Not inside `TenantDb.run`.
   * @param seen conditions that it must pass
   */
  async oneOf<Row extends { id: string }>(
    list: TenantList<Row>,
    companyId: string,
    { id, seen }: { id: string; seen: readonly ListFilter[] },
  ): Promise<Row | null> {
    const conditions = seen.map(({ sql }) => sql).join('\n');
    const known = this.ones.get(list)?.get(conditions);
    const values = [id, ...seen.flatMap((filter) => filter.values)];
    const read = known ? { ...known, values } : this.prepareOne(list, conditions, { id, seen });
    const [row] = await this.reader.read<Row & ListedRow>(companyId, read);
    return row ?? null;
  }

  private prepareOne<Row>(
    list: TenantList<Row>,
    conditions: string,
    { id, seen }: { id: string; seen: readonly ListFilter[] },
  ): PreparedRead {
    const { alias, columns, from } = list;
    const values: ReadValue[] = [id];
    const text = `select ${columns} from ${from} where ${alias}.id = $1 and ${allOf(seen, values)}`;
    const { name } = this.prepare({ text, values });
    if (name === undefined) return { text, values };
    const ofList = this.ones.get(list) ?? new Map<string, Omit<PreparedRead, 'values'>>();
    this.ones.set(list, ofList.set(conditions, { name, text }));
    return { name, text, values };
  }

  /**
   * Those of the ids whose rows pass the conditions. Inside `TenantDb.run` and outside. What the rows show is not read: to
   * plan that takes the database longer than to find them.
   */
  async amongOf(
    { from, alias }: Pick<TenantList, 'from' | 'alias'>,
    asked: { companyId: string; ids: readonly string[]; conditions: readonly ListFilter[] },
  ): Promise<Set<string>> {
    if (asked.ids.length === 0) return new Set();
    const values: ReadValue[] = [arrayText(asked.ids)];
    const text = `select ${alias}.id from ${from} where ${alias}.id = any($1) and ${allOf(asked.conditions, values)}`;
    const rows = await this.reader.readHere<{ id: string }>(asked.companyId, { text, values });
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * One page of a list. A total beyond TOTAL_LIMIT is cached for a minute.
   * @throws {AppError} VALIDATION_FAILED on `cursor` when it is not from a page of this list
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

  /**
   * Statements beyond this number are not prepared but planned each time, because every connection keeps its prepared
   * statements.
   */
  private prepare({ text, values }: Statement): PreparedRead {
    const known = this.names.get(text);
    if (known === undefined && this.names.size >= MOST_PREPARED) return { text, values };
    const name = known ?? `list_${this.names.size}`;
    this.names.set(text, name);
    return { name, text, values };
  }
}

function withCompany(
  { companyId, filters, ...source }: ListSource & { companyId: string },
  column: string,
): ListSource {
  return { ...source, filters: [{ sql: `${column} = ?`, values: [companyId] }, ...filters] };
}

function nextCursor(rows: PlacedRow[], { sort, limit }: ListPage): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? writeCursor({ sort, value: last[SORT_VALUE], id: last.id }) : null;
}
