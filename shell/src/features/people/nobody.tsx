import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';

/** Shown in place of an empty list of people. */
export function Nobody() {
  return (
    <EmptyState
      drawing="people"
      title={t('No one here yet')}
      text={t('People appear here as soon as they join.')}
    />
  );
}
