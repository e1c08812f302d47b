import { EMPLOYEE_STATUSES, type EmployeeStatus } from '@atrium/contracts';
import { FilterSelect, SearchBox, Toolbar } from '@atrium/ui';
import { useListDepartmentsQuery } from '../employee.api.js';
import type { EmployeeFilters } from '../use-employee-filters.js';

const STATUS_LABELS: Record<EmployeeStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  archived: 'Archived',
};

interface EmployeeToolbarProps {
  filters: EmployeeFilters;
  onChange: (changes: { [Name in keyof EmployeeFilters]?: string }) => void;
}

export function EmployeeToolbar({ filters, onChange }: EmployeeToolbarProps) {
  const { data: departments } = useListDepartmentsQuery();
  return (
    <Toolbar>
      <SearchBox
        label="Search employees"
        placeholder="Name, code or e-mail"
        value={filters.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <FilterSelect
        label="Department"
        all="All departments"
        value={filters.department ?? ''}
        options={(departments?.items ?? []).map((name) => ({ value: name, label: name }))}
        onChange={(department) => onChange({ department })}
      />
      <FilterSelect
        label="Status"
        all="Everybody at work"
        value={filters.status ?? ''}
        options={EMPLOYEE_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
        onChange={(status) => onChange({ status })}
      />
    </Toolbar>
  );
}
