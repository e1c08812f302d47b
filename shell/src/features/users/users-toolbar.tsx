import { FilterSelect, SearchBox, Toolbar } from '@atrium/ui';
import type { UserFilters } from './use-user-filters.js';
import { roleOptions, statusOptions } from './user.format.js';

export function UsersToolbar({ filters: { query, change } }: { filters: UserFilters }) {
  return (
    <Toolbar>
      <SearchBox
        label="Search users"
        placeholder="Name or e-mail"
        value={query.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label="Role"
        all="All roles"
        value={query.role ?? ''}
        options={roleOptions}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        value={query.status ?? ''}
        options={statusOptions}
        onChange={(status) => change({ status })}
      />
    </Toolbar>
  );
}
