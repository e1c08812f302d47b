import type { FilterValue } from '@atrium/contracts';
import type { ListFilter } from './list-statement.rules.js';

/**
 * The filter by `status` of what can be archived, and what holds without it. It names the generated column that every
 * index of such a list begins with.
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
