import { t, useCan, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useAddUsualLeaveTypesMutation } from '../../../shared/starter.api.js';

/** The first leave types of a company, in one press. */
export function UsualLeave() {
  const mayCreate = useCan('hrOperations', 'leaveDuration', 'create');
  const [add, { isLoading }] = useAddUsualLeaveTypesMutation();
  const { take } = useStep();
  if (!mayCreate) return null;
  const press = () =>
    take({ of: 'usual', work: () => add().unwrap(), done: t('Leave types added. What is due is credited.') });
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void press()}>
      {t('Add the usual six')}
    </Button>
  );
}
