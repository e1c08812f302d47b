import type { OwnEmployment } from '@atrium/contracts';
import { fileUrl, msg, t, translate } from '@atrium/sdk';
import { Card, EmptyState, ErrorState, Icon, ListRow, RelativeTime, SkeletonCards } from '@atrium/ui';
import { EMPLOYEE_LABELS, sayValue } from './employee.format.js';
import { useGetOwnEmploymentQuery } from './employment.api.js';

/** What the company keeps of the person's own employment; HR changes it. */
export default function EmploymentTab() {
  const { data, error, refetch, isFetching } = useGetOwnEmploymentQuery();
  if (!data && error) {
    return (
      <ErrorState
        title={t('Your employment could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <SkeletonCards cards={2} label={t('Loading your employment')} />;
  if (!data.employee) {
    return (
      <EmptyState
        drawing="people"
        title={t('No employee record yet')}
        text={t('HR has not linked your account with an employee record.')}
      />
    );
  }
  return (
    <>
      <Facts employee={data.employee} />
      <Documents documents={data.documents} />
    </>
  );
}

const LABELS: Record<keyof NonNullable<OwnEmployment['employee']>, string> = {
  code: msg('Employee code'),
  designation: EMPLOYEE_LABELS.designation,
  department: EMPLOYEE_LABELS.department,
  manager: EMPLOYEE_LABELS.managerId,
  employmentType: EMPLOYEE_LABELS.employmentType,
  joiningDate: EMPLOYEE_LABELS.joiningDate,
  workEmail: EMPLOYEE_LABELS.workEmail,
  phone: EMPLOYEE_LABELS.phone,
  timezone: EMPLOYEE_LABELS.timezone,
};
const FACTS = Object.entries(LABELS) as [keyof typeof LABELS, string][];

function Facts({ employee }: { employee: NonNullable<OwnEmployment['employee']> }) {
  return (
    <Card title={t('Employment')} note={t('Ask HR when something is not right.')}>
      <dl className="at-fields m-0">
        {FACTS.map(([name, label]) => (
          <div key={name}>
            <dt className="at-12 at-muted fw-normal">{translate(label)}</dt>
            <dd className="m-0" dir="auto">
              {sayValue(name, employee[name])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Documents({ documents }: Pick<OwnEmployment, 'documents'>) {
  return (
    <Card title={t('My documents')} count={documents.length} fill={documents.length > 0 ? 'rows' : 'body'}>
      {documents.length === 0 ? (
        <p className="at-muted m-0">{t('HR keeps no documents of you here.')}</p>
      ) : (
        <ul className="at-feed" aria-label={t('My documents')}>
          {documents.map(({ id, fileId, name, createdAt }) => (
            <li key={id}>
              <ListRow
                lead={<Icon name="file" size={20} className="at-muted" />}
                title={
                  <a href={fileUrl(fileId)} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                }
                text={<RelativeTime at={createdAt} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
