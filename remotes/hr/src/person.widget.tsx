import type { PersonProfile } from '@atrium/contracts';
import { lazyPage, t, useCan, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, Loaded, Person, SkeletonCards, useSearchParams } from '@atrium/ui';
import { Suspense } from 'react';
import EmergencyContacts from './shared/emergency-contacts.js';
import { FactRow } from './features/personal/components/fact-row.js';
import { useGetPersonProfileQuery } from './features/personal/personal.api.js';

const EmployeeMonth = lazyPage<{ row: { id: string } }>(
  () => import('./features/attendance/components/employee-month.js'),
);
const LeaveBalances = lazyPage<{ employeeId: string }>(async () => ({
  default: (await import('./features/leave/components/leave-balances.js')).LeaveBalances,
}));
const EvaluationPart = lazyPage<{ row: { id: string } }>(
  () => import('./features/evaluation/components/evaluation-part.js'),
);
const AssessmentPart = lazyPage<{ row: { id: string } }>(
  () => import('./features/assessment/components/assessment-part.js'),
);
const JobHistory = lazyPage<{ employeeId: string; name: string }>(async () => ({
  default: (await import('./features/employee/components/job-history.js')).JobHistory,
}));

/** The colleague whom the address names, as everybody sees them; whoever leads them finds whom to call. */
export default function PersonWidget() {
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useGetPersonProfileQuery(id);
  return (
    <Loaded
      of={query}
      current
      title={t('This person could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the person')} />}
    >
      {(currentData) => {
        const { employeeId, name, mayCall } = currentData;
        return (
          <>
            <Profile person={currentData} />
            {mayCall && <Led employeeId={employeeId} name={name} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** What whoever leads somebody sees besides: attendance, leave, results, and the jobs they had. */
function Led({ employeeId, name }: { employeeId: string; name: string }) {
  const seesAttendance = useCan('hrOperations', 'attendence', 'read');
  const seesLeave = useCan('hrOperations', 'leave', 'read');
  const seesEvaluations = useCan('hrOperations', 'evaluation', 'read');
  return (
    <Suspense fallback={<SkeletonCards cards={2} rows={4} label={t('Loading the person')} />}>
      {seesAttendance && <EmployeeMonth row={{ id: employeeId }} />}
      {seesLeave && <LeaveBalances employeeId={employeeId} />}
      {seesEvaluations && (
        <>
          <EvaluationPart row={{ id: employeeId }} />
          <AssessmentPart row={{ id: employeeId }} />
        </>
      )}
      <JobHistory employeeId={employeeId} name={name} />
    </Suspense>
  );
}

function Profile({ person }: { person: PersonProfile }) {
  const { employeeId, name, photoFileId, designation, department, manager, workEmail, mayCall } = person;
  const toPath = useCompanyPath();
  const keeps = useCan('hrOperations', 'addEmployee', 'read');
  return (
    <Card
      fill="rows"
      title={name}
      actions={
        keeps && (
          <ButtonLink size="xs" variant="ghost" to={toPath(`employee/Management?open=${employeeId}`)}>
            {t('Open the employee')}
          </ButtonLink>
        )
      }
      {...(mayCall && { footer: <EmergencyContacts employeeId={employeeId} /> })}
    >
      <FactRow label={t('Name')} value={<Person name={name} photo={photoFileId} size={24} />} />
      <FactRow label={t('Designation')} value={designation} />
      <FactRow label={t('Department')} value={department} />
      <FactRow label={t('Manager')} value={manager} />
      <FactRow label={t('Work email')} value={<a href={`mailto:${workEmail}`}>{workEmail}</a>} />
    </Card>
  );
}
