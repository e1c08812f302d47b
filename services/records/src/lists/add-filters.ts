import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListFilter } from './list-statement.rules.js';

/** Puts conditions onto a query builder; columns may be property paths. */
export function addFilters<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  filters: readonly ListFilter[],
): void {
  for (const [index, { sql, values }] of filters.entries()) {
    let place = 0;
    const name = () => `filter${index}_${place++}`;
    query.andWhere(
      `(${sql.replace(/\?/g, () => `:${name()}`)})`,
      Object.fromEntries(values.map((value, at) => [`filter${index}_${at}`, value])),
    );
  }
}
