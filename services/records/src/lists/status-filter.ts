import type { FilterValue } from '@atrium/contracts';
import type { ListFilter } from './list-statement.rules.js';

/**
 * The filter by `status` for records that can be archived, and its default. It uses the generated column with which
 * every index of such a list begins.
 */
export function statusFilter(alias: string) {
  const archived = (is: boolean): ListFilter => ({ sql: `${alias}.archived = ?`, values: [is] });
  return {
    filter: (value: FilterValue): ListFilter => {
      const wanted = value.type === 'choice' ? new Set(value.oneOf) : new Set<string>();
      const both = wanted.has('active') && wanted.has('archived');
      return both ? { sql: 'true', values: [] } : archived(wanted.has('archived'));
    },
    otherwise: archived(false),
  };
}
