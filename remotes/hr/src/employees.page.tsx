import { EMPLOYEE_STATUS_LABELS, EMPLOYEE_STATUSES, type Employee } from '@atrium/contracts';
import { lazyPage, t, translate, useCan } from '@atrium/sdk';
import type { RecordPart } from '@atrium/ui';
import { Suspense, type ComponentType } from 'react';
import EmployeePage from './features/employee/employee.page.js';
import { StillEmptyPlace } from './features/personal/components/still-empty.js';
import { useCountByStatusQuery } from './features/lifecycle/lifecycle.api.js';
import { lifecycleSteps } from './features/lifecycle/lifecycle-steps.data.js';

const EmployeeMonth = lazyPage<{ row: Employee }>(
  () => import('./features/attendance/components/employee-month.js'),
);
const PersonalPart = lazyPage<{ row: Employee }>(
  () => import('./features/personal/components/personal-part.js'),
);
const EmptyDetails = lazyPage<{ row: Employee }>(
  () => import('./features/personal/components/empty-details.js'),
);
const Presence = lazyPage<{ row: Employee }>(() => import('./features/attendance/components/presence.js'));
const EmployeeNextSteps = lazyPage<{ row: Employee }>(() => import('./employee-next-steps.js'));
const ChecklistPart = lazyPage<{ row: Employee }>(
  () => import('./features/checklist/components/checklist-part.js'),
);
const AssetPart = lazyPage<{ row: Employee }>(() => import('./features/asset/components/asset-part.js'));
const LeavePart = lazyPage<{ row: Employee }>(() => import('./features/leave/components/leave-part.js'));
const RequestPart = lazyPage<{ row: Employee }>(
  () => import('./features/own-requests/components/request-part.js'),
);
const EvaluationPart = lazyPage<{ row: Employee }>(
  () => import('./features/evaluation/components/evaluation-part.js'),
);
const AssessmentPart = lazyPage<{ row: Employee }>(
  () => import('./features/assessment/components/assessment-part.js'),
);
const EmploymentPart = lazyPage<{ row: Employee }>(
  () => import('./features/lifecycle/components/employment-part.js'),
);

/** The employees, with what other features show of an opened one: features do not import each other. */
export default function EmployeesPage() {
  const maySeeDay = useCan('hrOperations', 'attendence', 'read');
  return (
    <EmployeePage
      parts={useParts()}
      employment={(row) => <EmploymentPart row={row} />}
      presence={(row) =>
        maySeeDay &&
        row.archivedAt === null && (
          <Suspense>
            <Presence row={row} />
          </Suspense>
        )
      }
      lead={(row) => (
        <Suspense fallback={<StillEmptyPlace />}>
          <EmptyDetails row={row} />
        </Suspense>
      )}
      after={(row) => (
        <Suspense>
          <EmployeeNextSteps row={row} />
        </Suspense>
      )}
      steps={lifecycleSteps()}
      quick={useStatusCounts()}
    />
  );
}

function useParts(): RecordPart<Employee>[] {
  const mayRead = useCan('hrOperations', 'attendence', 'read');
  const maySeeLeave = useCan('hrOperations', 'leave', 'read');
  const mayOversee = useCan('hrOperations', 'leave', 'approve');
  const maySeeEvaluations = useCan('hrOperations', 'evaluation', 'read');
  const part = (key: string, label: string, Part: ComponentType<{ row: Employee }>) => ({
    key,
    label,
    render: (row: Employee) => <Part row={row} />,
  });
  return [
    part('checklist', t('Checklist'), ChecklistPart),
    part('personal', t('Personal'), PersonalPart),
    ...(mayRead ? [part('attendance', t('Attendance'), EmployeeMonth)] : []),
    ...(maySeeLeave ? [part('leave', t('Leave'), LeavePart)] : []),
    ...(mayOversee ? [part('requests', t('Requests'), RequestPart)] : []),
    ...(maySeeEvaluations
      ? [
          part('evaluations', t('Evaluations'), EvaluationPart),
          part('assessments', t('Assessments'), AssessmentPart),
        ]
      : []),
    part('assets', t('Assets'), AssetPart),
  ];
}

/** Statuses, each with how many have it; archived ones are not in the list. */
function useStatusCounts() {
  const { data } = useCountByStatusQuery();
  return EMPLOYEE_STATUSES.filter((status) => status !== 'archived').map((status) => ({
    key: 'status',
    value: status,
    count: data?.[status],
    label: translate(EMPLOYEE_STATUS_LABELS[status]),
  }));
}
