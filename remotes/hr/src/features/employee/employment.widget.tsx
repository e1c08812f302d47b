import type { OwnEmployment } from '@atrium/contracts';
import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { OwnDays } from './components/own-days.js';
import { OwnIdCardCard } from './components/own-id-card.js';
import { OwnDocuments } from './components/own-documents.js';
import { ButtonLink, Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import type { ReactNode } from 'react';
import { labelOf, sayValue } from './employee.format.js';
import { useGetOwnEmploymentQuery } from './employment.api.js';

/** The person's own employment, read only; HR changes it. */
export default function EmploymentTab({ more }: { more?: ReactNode }) {
  const query = useGetOwnEmploymentQuery();
  return (
    <Loaded
      of={query}
      title={t('Your employment could not be loaded')}
      skeleton={<SkeletonCards cards={2} label={t('Loading your employment')} />}
    >
      {(data) => {
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
            <OwnIdCardCard />
            <OwnDocuments documents={data.documents} />
            {more}
          </>
        );
      }}
    </Loaded>
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
  const toPath = useCompanyPath();
  const { seenBy } = useUser();
  return (
    <Card
      title={t('Employment')}
      note={t('Ask HR if something is incorrect.')}
      actions={
        !seenBy && (
          <ButtonLink size="xs" variant="ghost" to={toPath('employee/Profile?tab=hr.personal')}>
            {t('Change personal details')}
          </ButtonLink>
        )
      }
    >
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
