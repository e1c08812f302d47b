import type { OwnEmployment } from '@atrium/contracts';
import { fileUrl, t } from '@atrium/sdk';
import { OwnDays } from './components/own-days.js';
import { Card, EmptyState, ErrorState, Icon, ListRow, RelativeTime, SkeletonCards } from '@atrium/ui';
import { labelOf, sayValue } from './employee.format.js';
import { useGetOwnEmploymentQuery } from './employment.api.js';

/** The person's own employment, read only; HR changes it. */
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
      <OwnDays />
      <Documents documents={data.documents} />
    </>
  );
}

type Fact = keyof NonNullable<OwnEmployment['employee']>;

const facts = (): [name: Fact, label: string][] => [
  ['code', t('Employee code')],
  ['designation', labelOf('designationId')],
  ['department', labelOf('departmentId')],
  ['manager', labelOf('managerId')],
  ['employmentType', labelOf('employmentType')],
  ['joiningDate', labelOf('joiningDate')],
  ['birthDate', labelOf('birthDate')],
  ['workEmail', labelOf('workEmail')],
  ['phone', labelOf('phone')],
  ['timezone', labelOf('timezone')],
];

function Facts({ employee }: { employee: NonNullable<OwnEmployment['employee']> }) {
  return (
    <Card title={t('Employment')} note={t('Ask HR if something is incorrect.')}>
      <dl className="at-fields m-0">
        {facts().map(([name, label]) => (
          <div key={name}>
            <dt className="at-12 at-muted fw-normal">{label}</dt>
            <dd className="m-0" dir="auto">
              {sayValue(name, employee[name]) ?? employee[name] ?? '–'}
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
        <p className="at-muted m-0">{t('HR keeps no documents about you here.')}</p>
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
