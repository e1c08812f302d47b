import { EMPLOYEE_LIST, type Employee } from '@atrium/contracts';
import { lazyDialog, t, useCan, useCompanyPath } from '@atrium/sdk';
import {
  BulkReportDialog,
  Button,
  ButtonLink,
  DataTable,
  describedColumns,
  EmptyState,
  Page,
  RowMenu,
  useList,
  useListPages,
  type MenuItem,
  type Selection,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { EmployeeBulkActions } from './components/employee-bulk-actions.js';
import { EMPLOYEE_LOOKS } from './components/employee-columns.js';
import { EmployeeToolbar } from './components/employee-toolbar.js';
import { useListEmployeesQuery } from '../../shared/employee.api.js';
import { fullName } from './employee.format.js';
import { useEmployeeActions } from './use-employee-actions.js';
import { useEmployeeBulk } from './use-employee-bulk.js';

// The forms bring the contract's schemas along; the table does not wait for them.
const CreateEmployeeDialog = lazyDialog(() => import('./components/create-employee.dialog.js'));
const DepartmentDialog = lazyDialog(() => import('./components/department.dialog.js'));
const DocumentsDialog = lazyDialog(() => import('./components/documents.dialog.js'));
const EditEmployeeDialog = lazyDialog(() => import('./components/edit-employee.dialog.js'));

const ADD = ['hrOperations', 'addEmployee'] as const;

/** Everybody who works here: table, add, edit, invite, archive. */
export default function EmployeePage() {
  const mayCreate = useCan('hrOperations', 'addEmployee', 'create');
  const path = useCompanyPath();
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<Employee | null>(null);
  const [filing, setFiling] = useState<Employee | null>(null);
  const actionsOf = useEmployeeActions({ onEdit: setEditing, onDocuments: setFiling });
  const add = mayCreate && (
    <>
      <ButtonLink size="sm" to={path('employee/Import')}>
        {t('Import')}
      </ButtonLink>
      <Button size="sm" variant="primary" icon="plus" onClick={() => setCreating(true)}>
        {t('Add employee')}
      </Button>
    </>
  );
  return (
    <>
      <EmployeeList add={add} onEdit={setEditing} actionsOf={actionsOf} />
      {creating && <CreateEmployeeDialog onClose={() => setCreating(false)} />}
      {editing && <EditEmployeeDialog employee={editing} onClose={() => setEditing(null)} />}
      {filing && <DocumentsDialog employee={filing} onClose={() => setFiling(null)} />}
    </>
  );
}

interface EmployeeListProps {
  add: ReactNode;
  onEdit: (employee: Employee) => void;
  actionsOf: (employee: Employee) => MenuItem[];
}

function EmployeeList({ add, onEdit, actionsOf }: EmployeeListProps) {
  const list = useList(EMPLOYEE_LIST);
  const { cursor, pageInfo } = useListPages(list);
  const { currentData, error, refetch } = useListEmployeesQuery({ ...list.query, cursor });
  const { selection, dialogs } = useBulkSelection(list, currentData?.total ?? 0);
  return (
    <Page
      title={t('Employees')}
      count={currentData?.total ?? null}
      fill="flush"
      actions={add}
      toolbar={<EmployeeToolbar list={list} />}
    >
      <DataTable
        label={t('Employees')}
        columns={describedColumns(list, EMPLOYEE_LOOKS)}
        rows={currentData?.items}
        keyOf={(employee) => employee.id}
        nameOf={fullName}
        page={pageInfo(currentData)}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        onOpen={(employee) => employee.allowedTransitions.includes('update') && onEdit(employee)}
        rowActions={(employee) => (
          <RowMenu
            label={t('Actions for {name}', { name: fullName(employee) })}
            items={actionsOf(employee)}
          />
        )}
        selection={selection}
        error={error}
        onRetry={() => void refetch()}
        onClearFilters={list.filtered ? list.clear : undefined}
        empty={<NobodyYet add={add} />}
      />
      {dialogs}
    </Page>
  );
}

/** Selected employees, and what is done to them together. Who may only read selects nobody. */
function useBulkSelection(list: ReturnType<typeof useList<typeof EMPLOYEE_LIST>>, total: number) {
  const [naming, setNaming] = useState(false);
  const may = [useCan(...ADD, 'update'), useCan(...ADD, 'create'), useCan(...ADD, 'delete')];
  const bulk = useEmployeeBulk({ key: list.key, query: list.query, total });
  const selection: Selection<Employee> = {
    keys: bulk.keys,
    onChange: bulk.select,
    words: bulk.all ? t('{count, number} matching', { count: bulk.count }) : undefined,
    actions: (rows) => (
      <EmployeeBulkActions {...{ bulk, rows, total }} onSetDepartment={() => setNaming(true)} />
    ),
  };
  const dialogs = (
    <>
      {naming && <DepartmentDialog bulk={bulk} onClose={() => setNaming(false)} />}
      {bulk.report && <BulkReportDialog report={bulk.report} onClose={bulk.closeReport} />}
    </>
  );
  return { selection: may.includes(true) ? selection : undefined, dialogs };
}

function NobodyYet({ add }: { add: ReactNode }) {
  return (
    <EmptyState
      drawing="people"
      title={t('No employees yet')}
      text={t('Everybody who works here, with or without an account, stands in this list.')}
      actions={add}
    />
  );
}
