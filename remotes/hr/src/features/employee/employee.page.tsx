import { EMPLOYEE_LIST, type Employee } from '@atrium/contracts';
import { lazyPage, useCan } from '@atrium/sdk';
import {
  Button,
  DataTable,
  describedColumns,
  EmptyState,
  Page,
  RowMenu,
  useList,
  useListPages,
} from '@atrium/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { EMPLOYEE_LOOKS } from './components/employee-columns.js';
import { EmployeeToolbar } from './components/employee-toolbar.js';
import { useListEmployeesQuery } from './employee.api.js';
import { fullName } from './employee.format.js';
import { useEmployeeActions } from './use-employee-actions.js';

// The forms bring the contract's schemas along; the table does not wait for them.
const CreateEmployeeDialog = lazyPage(() => import('./components/create-employee.dialog.js'));
const EditEmployeeDialog = lazyPage(() => import('./components/edit-employee.dialog.js'));

/** Everybody who works here: table, add, edit, invite, archive. */
export default function EmployeePage() {
  const mayCreate = useCan('hrOperations', 'addEmployee', 'create');
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<Employee | null>(null);
  const add = mayCreate && (
    <Button size="sm" variant="primary" icon="plus" onClick={() => setCreating(true)}>
      Add employee
    </Button>
  );
  return (
    <>
      <EmployeeList add={add} onEdit={setEditing} />
      <Suspense>
        {creating && <CreateEmployeeDialog onClose={() => setCreating(false)} />}
        {editing && <EditEmployeeDialog employee={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}

function EmployeeList({ add, onEdit }: { add: ReactNode; onEdit: (employee: Employee) => void }) {
  const list = useList(EMPLOYEE_LIST);
  const { cursor, pageInfo } = useListPages(list);
  const { currentData, error, refetch } = useListEmployeesQuery({ ...list.query, cursor });
  const actionsOf = useEmployeeActions(onEdit);
  return (
    <Page
      title="Employees"
      count={currentData?.total}
      fill="flush"
      actions={add}
      toolbar={<EmployeeToolbar list={list} />}
    >
      <DataTable
        label="Employees"
        columns={describedColumns(list, EMPLOYEE_LOOKS)}
        rows={currentData?.items}
        keyOf={(employee) => employee.id}
        nameOf={fullName}
        page={pageInfo(currentData)}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        onOpen={(employee) => employee.allowedTransitions.includes('update') && onEdit(employee)}
        rowActions={(employee) => (
          <RowMenu label={`Actions for ${fullName(employee)}`} items={actionsOf(employee)} />
        )}
        error={error}
        onRetry={() => void refetch()}
        onClearFilters={list.filtered ? list.clear : undefined}
        empty={<NobodyYet add={add} />}
      />
    </Page>
  );
}

function NobodyYet({ add }: { add: ReactNode }) {
  return (
    <EmptyState
      drawing="people"
      title="No employees yet"
      text="Everybody who works here, with or without an account, stands in this list."
      actions={add}
    />
  );
}
