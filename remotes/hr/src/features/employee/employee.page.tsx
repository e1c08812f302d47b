import { dayIn, EMPLOYEE, type Employee } from '@atrium/contracts';
import { lazyDialog, lazyPage, t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import {
  PhotoAvatar,
  RecordPage,
  refFilter,
  type BulkStep,
  type OpenedLook,
  type QuickFilter,
  type RecordPart,
  type RowStep,
} from '@atrium/ui';
import { useDepartmentNames } from '../../shared/department.api.js';
import { employeeApi, fullName, useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';
import { EMPLOYEE_LOOKS } from './components/employee-columns.js';
import { ChangeJob } from './components/change-job.js';
import { employeeProperties } from './employee-properties.js';
import { sayTenure } from './employee.format.js';
import { nextStepOf } from './next-step.rules.js';

// The table does not wait for the forms, which are loaded on demand.
const EmployeeDialog = lazyDialog(() => import('./components/employee.dialog.js'));
const DepartmentDialog = lazyDialog(() => import('./components/department.dialog.js'));
const ManagerDialog = lazyDialog(() => import('./components/manager.dialog.js'));
const PhotoDialog = lazyDialog(() => import('./components/photo.dialog.js'));
const DocumentsDialog = lazyDialog(() => import('./components/documents.dialog.js'));

const JobHistoryList = lazyPage<{ row: Employee }>(() => import('./components/job-history.js'));
const DocumentList = lazyPage<{ row: Employee }>(() => import('./components/document-list.js'));

const MANAGER = refFilter({
  label: () => t('Manager'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

interface EmployeePageProps {
  /** What other features show of an opened employee, and what they do with one. */
  parts?: readonly RecordPart<Employee>[];
  /** Above the job history: where the employment stands. */
  employment?: (row: Employee) => ReactNode;
  /** After the facts below the name: in or away. */
  presence?: (row: Employee) => ReactNode;
  /** First of their page: what they lack. */
  lead?: (row: Employee) => ReactNode;
  /** After that: what to do next. */
  after?: (row: Employee) => ReactNode;
  steps?: Readonly<Record<string, RowStep<Employee>>>;
  quick?: readonly QuickFilter[];
}

/** The company's employees: list, add, edit, documents, invite, archive. */
export default function EmployeePage(props: EmployeePageProps) {
  const { steps = {}, quick } = props;
  return (
    <RecordPage
      record={EMPLOYEE}
      api={employeeApi}
      looks={EMPLOYEE_LOOKS}
      nameOf={fullName}
      Form={EmployeeDialog}
      placeholder={t('Name, code or email')}
      empty={{
        drawing: 'people',
        title: t('No employees yet'),
        text: t('Everyone who works here is listed here, with or without an account.'),
      }}
      opened={openedLook(props)}
      steps={{ ...stepsOf(), ...steps }}
      quick={quick}
      archive={ARCHIVE}
      bulkSteps={bulkSteps()}
      extras={{ department: { options: useDepartmentNames() }, manager: MANAGER }}
      tabs={useEmployeeTabs()}
      files
    />
  );
}

const openedLook = (props: EmployeePageProps): OpenedLook<Employee> => ({
  page: true,
  face: (row) => <PhotoAvatar name={fullName(row)} photo={row.photoFileId} size={48} />,
  // That somebody works here as usual needs no words.
  status: (row) => row.status !== 'active' && EMPLOYEE_LOOKS.status.cell(row),
  note: (row) => <Facts row={row} presence={props.presence} />,
  nextStep: (row) => nextStepOf(row),
  next: (row) => row.allowedTransitions.includes('update') && <ChangeJob row={row} />,
  ...(props.lead && { lead: props.lead }),
  ...(props.after && { after: props.after }),
  properties: employeeProperties(),
  parts: partsOf(props),
});

/** In one line: the job, the tenure, and whether they are in. */
function Facts({ row, presence }: { row: Employee } & Pick<EmployeePageProps, 'presence'>) {
  const tenure = sayTenure(row, dayIn(new Date(), row.timezone));
  const facts = [
    row.code,
    row.designation?.name,
    row.department?.name,
    tenure && t('here {time}', { time: tenure }),
  ];
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      {presence?.(row)}
    </>
  );
}

const partsOf = ({ parts = [], employment }: EmployeePageProps): RecordPart<Employee>[] => [
  {
    key: 'job',
    label: t('Job'),
    render: (row) => (
      <div className="d-grid gap-3">
        {employment?.(row)}
        <JobHistoryList row={row} />
      </div>
    ),
  },
  { key: 'documents', label: t('Documents'), render: (row) => <DocumentList row={row} /> },
  ...parts,
];

const stepsOf = (): Record<string, RowStep<Employee>> => ({
  photo: {
    label: ({ photoFileId }) => (photoFileId ? t('Change photo') : t('Add photo')),
    icon: 'user',
    Dialog: PhotoDialog,
    offered: ({ allowedTransitions }) => allowedTransitions.includes('update'),
  },
  documents: {
    label: t('Documents'),
    icon: 'file',
    Dialog: DocumentsDialog,
    offered: ({ archivedAt }) => archivedAt === null,
  },
  invite: {
    label: ({ status }) => (status === 'invited' ? t('Resend invitation') : t('Invite to sign in')),
    icon: 'mail',
    done: ({ workEmail }) => t('Invitation sent to {workEmail}.', { workEmail }),
  },
});

const whatFollows = () =>
  t('They no longer appear in lists and cannot clock in. Their history is kept, and you can restore them.');

const ARCHIVE: Partial<RowStep<Employee>> = {
  ask: (employee) => ({
    title: t('Archive {name}?', { name: fullName(employee) }),
    text: whatFollows(),
    confirmText: t('Archive'),
    tone: 'danger',
  }),
};

const bulkSteps = (): BulkStep[] => [
  { step: 'update', label: t('Set department'), icon: 'building', on: 'present', Dialog: DepartmentDialog },
  { step: 'update', label: t('Set manager'), icon: 'users', on: 'present', Dialog: ManagerDialog },
  { step: 'invite', label: t('Invite'), icon: 'mail', on: 'present' },
  {
    step: 'archive',
    label: t('Archive'),
    icon: 'archive',
    on: 'present',
    ask: (count) => ({
      title: t('{count, plural, one {Archive # person?} other {Archive # people?}}', { count }),
      text: whatFollows(),
      confirmText: t('Archive'),
      tone: 'danger',
    }),
  },
];
