import { passesCheck, type RecordDescription } from '@atrium/contracts';
import { t, useSession } from '@atrium/sdk';
import type { BulkStep } from './record-page.types.js';

/**
 * The steps that the person may take on several rows. The record's own steps come before archive and restore, or
 * replace one of them.
 */
export function useBulkSteps(
  record: Pick<RecordDescription, 'check' | 'steps'>,
  own: readonly BulkStep[],
): BulkStep[] {
  const { user } = useSession();
  const usual = usualBulkSteps().filter(({ step }) => own.every((each) => each.step !== step));
  return [...own, ...usual].filter(({ step }) => {
    const rule = step === 'update' ? 'update' : record.steps[step];
    return (
      rule !== undefined && passesCheck(user, record.check(typeof rule === 'string' ? rule : rule.needs))
    );
  });
}

const usualBulkSteps = (): BulkStep[] => [
  {
    step: 'archive',
    label: t('Archive'),
    icon: 'archive',
    on: 'present',
    ask: (count) => ({
      title: t('{count, plural, one {Archive # row?} other {Archive # rows?}}', { count }),
      text: t('They no longer appear in lists. Their history is kept, and you can restore them.'),
      confirmText: t('Archive'),
      tone: 'danger',
    }),
  },
  { step: 'restore', label: t('Restore'), icon: 'archive-off', on: 'archived' },
];
