import { t, useCan, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useAddUsualShiftMutation } from '../../../shared/starter.api.js';

/** The first shift of a company, given to everybody in one press. */
export function UsualShift() {
  const mayCreate = useCan('hrOperations', 'workSchedule', 'create');
  const [add, { isLoading }] = useAddUsualShiftMutation();
  const { take } = useStep();
  if (!mayCreate) return null;
  const press = () =>
    take({ of: 'usual', work: () => add().unwrap(), done: t('Everyone works from 9 to 6 from today on.') });
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void press()}>
      {t('Add 9 to 6 for everyone')}
    </Button>
  );
}
