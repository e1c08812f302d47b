import type { ListDescription } from '../lists/list-description.js';
import {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
} from './employment.js';

const EMPLOYEES = { tab: 'hrOperations', resource: 'addEmployee' } as const;

/** The list of employees. */
export const EMPLOYEE_LIST = {
  key: 'hr.employees',
  access: { ...EMPLOYEES, action: 'read' },
  sharing: { ...EMPLOYEES, action: 'update' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', title: 'Code', type: 'text', sortable: true },
    { key: 'department', title: 'Department', type: 'choice', sortable: true, filterable: true },
    { key: 'designation', title: 'Designation', type: 'text' },
    { key: 'joiningDate', title: 'Joined', type: 'date', sortable: true, filterable: true },
    { key: 'manager', title: 'Manager', type: 'person', filterable: true },
    {
      key: 'employmentType',
      title: 'Employment',
      type: 'choice',
      filterable: true,
      options: EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] })),
    },
    { key: 'workEmail', title: 'Work e-mail', type: 'text', display: 'hidden' },
    { key: 'phone', title: 'Phone', type: 'text', display: 'hidden' },
    {
      key: 'status',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: EMPLOYEE_STATUSES.map((value) => ({ value, label: EMPLOYEE_STATUS_LABELS[value] })),
    },
    { key: 'account', title: 'Has an account', type: 'yesNo', filterable: true, display: 'never' },
  ],
} as const satisfies ListDescription;
