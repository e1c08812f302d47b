import { t } from '@atrium/sdk';
import { ListToolbar, type FilterExtras, type List } from '@atrium/ui';
import { useListDepartmentsQuery } from '../../../shared/employee.api.js';
import { EmployeeName, EmployeePicker } from './employee-picker.js';

/** Search, filters and columns of the employees. */
export function EmployeeToolbar({ list }: { list: List }) {
  const { data: departments } = useListDepartmentsQuery();
  const extras: FilterExtras = {
    department: { options: (departments?.items ?? []).map((name) => ({ value: name, label: name })) },
    manager: { Picker: EmployeePicker, Value: EmployeeName },
  };
  return (
    <ListToolbar
      list={list}
      label={t('Search employees')}
      placeholder={t('Name, code or e-mail')}
      extras={extras}
      exports
    />
  );
}
