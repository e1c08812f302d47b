import { TOTAL_LIMIT, type Page } from '@atrium/contracts';
import { isMalformedValue } from '@atrium/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { foreignCursor, readCursor, writeCursor } from './cursor.js';
import { orderOf, rowsAfter, type KeysetOrder, type ListPage, type ListSorts } from './keyset.rules.js';
import { SORT_VALUE } from './list-statement.rules.js';

const SORT_ID = 'keyset_id';

export interface KeysetOptions<Entity extends ObjectLiteral> {
  /** All filters set; no order, no limit. */
  query: SelectQueryBuilder<Entity>;
  /** What the list can be sorted by: key -> property path (`user.email`) or SQL. */
  sorts: ListSorts;
  /** Property path of the id, `user.id`: it orders rows that are otherwise equal. */
  id: string;
  page: ListPage;
}

/**
 * One page of a list. The total is counted to TOTAL_LIMIT.
 * @throws {AppError} VALIDATION_FAILED on `cursor` when no page of this list gave it out
 */
export async function keysetPage<Entity extends ObjectLiteral>(
  options: KeysetOptions<Entity>,
): Promise<Page<Entity>> {
  const { rows, ...page } = await orderedPage(options);
  return { ...page, items: rows.map(({ entity }) => entity) };
}

/** A row with what it is sorted by, as the database writes it. */
interface OrderedRow<Entity> {
  entity: Entity;
  order: string | null;
}

/** As `keysetPage`, with what each row is sorted by: pages of two tables can be merged by it. */
async function orderedPage<Entity extends ObjectLiteral>(
  options: KeysetOptions<Entity>,
): Promise<Omit<Page<Entity>, 'items'> & { rows: OrderedRow<Entity>[] }> {
  const { query, page } = options;
  const order = orderOf(options);
  const counted = await countRows(query);
  const paged = orderRows(query.clone(), order).limit(page.limit + 1);
  if (page.cursor !== undefined) startAfter(paged, order, readCursor(page.cursor, page.sort));
  const { entities, raw } = await readPage(paged, page.cursor);
  const last = raw[page.limit - 1];
  const more = entities.length > page.limit && last;
  return {
    rows: entities
      .slice(0, page.limit)
      .map((entity, index) => ({ entity, order: raw[index]?.[SORT_VALUE] ?? null })),
    nextCursor: more ? writeCursor({ sort: page.sort, value: last[SORT_VALUE], id: last[SORT_ID] }) : null,
    ...counted,
  };
}

function orderRows<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { column, id, descending, nullable }: KeysetOrder,
): SelectQueryBuilder<Entity> {
  const direction = descending ? 'DESC' : 'ASC';
  return (
    query
      .addSelect(`cast(${column} as text)`, SORT_VALUE)
      // cast(): TypeORM would take ::text for a parameter, and a plain property for the entity's own column.
      .addSelect(`cast(${id} as text)`, SORT_ID)
      .orderBy(column, direction, nullable && 'NULLS LAST')
      .addOrderBy(id, direction)
  );
}

function startAfter<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  order: KeysetOrder,
  cursor: { value: string | null; id: string },
): void {
  const place = { value: cursor.value, valueParameter: ':keysetValue', idParameter: ':keysetId' };
  query.andWhere(rowsAfter(order, place), { keysetValue: cursor.value, keysetId: cursor.id });
}

interface RawPlace {
  [SORT_VALUE]: string | null;
  [SORT_ID]: string;
}

async function readPage<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  cursor: string | undefined,
) {
  try {
    return await query.getRawAndEntities<RawPlace>();
  } catch (error) {
    // A cursor is not signed: a forged one can carry a value that the column's type refuses.
    throw cursor !== undefined && isMalformedValue(error) ? foreignCursor(error) : error;
  }
}

async function countRows<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): Promise<{ total: number; totalIsExact: boolean }> {
  const matching = query
    .clone()
    .select('1', 'one')
    .limit(TOTAL_LIMIT + 1);
  const row = await query
    .createQueryBuilder()
    .select('count(*)::int', 'counted')
    .from(`(${matching.getQuery()})`, 'matching')
    .setParameters(matching.getParameters())
    .getRawOne<{ counted: number }>();
  const counted = row?.counted ?? 0;
  return { total: Math.min(counted, TOTAL_LIMIT), totalIsExact: counted <= TOTAL_LIMIT };
}
