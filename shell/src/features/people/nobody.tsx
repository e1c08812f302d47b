import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';

/** Shown in place of an empty list of people. */
export function Nobody() {
  return (
    <EmptyState
      drawing="people"
      title={t('Nobody here yet')}
      text={t('Who joins the company stands here at once.')}
    />
  );
}
