import { HR_ERRORS } from '@atrium/contracts';
import { isApiFailure, t, useUser } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { Details, Statutory } from './components/details.js';
import { useGetPersonalQuery } from './personal.api.js';

/** What the company keeps about the reader: whom to call is theirs to say, the rest HR's. */
export default function OwnPersonalTab() {
  const { seenBy } = useUser();
  const { error } = useGetPersonalQuery('own');
  if (isApiFailure(error) && error.error.code === HR_ERRORS.NO_EMPLOYEE_RECORD.code)
    return (
      <EmptyState
        drawing="people"
        title={t('No employee record yet')}
        text={t('HR has not linked your account with an employee record.')}
      />
    );
  return (
    <>
      <Details whose="own" mayEdit={false} mayName={!seenBy} />
      <Statutory whose="own" mayEdit={false} />
    </>
  );
}
