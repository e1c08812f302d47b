import { changeJobSchema, type OrgPerson } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, DateField, FormFailure, PhotoAvatar, useContractForm } from '@atrium/ui';
import { useChangeJobMutation } from '../../../shared/job.api.js';
import type { Move } from '../use-org-chart.js';
import { useToday } from '../../../shared/use-today.js';
import css from '../org-chart.module.scss';

interface MoveBarProps {
  move: Move;
  /** Their manager until now. */
  from: OrgPerson | undefined;
  /** How many people come along. */
  below: number;
  onClose: () => void;
}

/** What a move means, and from which day on; nothing is saved before. */
export function MoveBar({ move: { person, to }, from, below, onClose }: MoveBarProps) {
  const [save] = useChangeJobMutation();
  const today = useToday();
  const form = useContractForm(changeJobSchema, {
    defaultValues: {
      version: person.version,
      effectiveOn: today,
      reason: 'transfer',
      note: '',
      managerId: to.id,
    },
    submit: async (order) => {
      await save({ id: person.id, ...order }).unwrap();
      toast.success(t('{name} reports to {manager}', { name: person.name, manager: to.name }));
      onClose();
    },
  });
  return (
    <form {...form.formProps} className={css.bar} aria-label={t('Change manager')}>
      <PhotoAvatar name={person.name} photo={person.photoFileId} size={32} />
      <div className={css.what} role="status">
        <div className={css.name}>
          {t('{name} will report to {manager}', { name: person.name, manager: to.name })}
        </div>
        <Beside from={from} below={below} />
        <FormFailure failure={form.failure} />
      </div>
      <DateField label={t('From')} {...form.field('effectiveOn')} />
      <div className={css.buttons}>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={form.busy}>
          {t('Save change')}
        </Button>
      </div>
    </form>
  );
}

/** What else the move changes. */
function Beside({ from, below }: Pick<MoveBarProps, 'from' | 'below'>) {
  return (
    <div className="at-sub-t">
      {[
        from && t('Instead of {name}', { name: from.name }),
        below > 0 &&
          t('{count, plural, one {# person moves along} other {# people move along}}', { count: below }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </div>
  );
}
