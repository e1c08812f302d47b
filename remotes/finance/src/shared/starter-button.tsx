import { t, useCan, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useAddStarterMutation } from './payroll-setup.api.js';

/** Components, a structure and a pay group that most companies in India begin with, in one press. */
export function StarterButton({ size }: { size?: 'sm' }) {
  const mayCreate = useCan('finance', 'payroll', 'create');
  const [add, { isLoading }] = useAddStarterMutation();
  const { take } = useStep();
  if (!mayCreate) return null;
  const press = () =>
    take({ of: 'starter', work: () => add().unwrap(), done: t('Starter set for India added') });
  return (
    <Button variant="primary" {...(size && { size })} busy={isLoading} onClick={() => void press()}>
      {t('Add starter set for India')}
    </Button>
  );
}
