import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';

/** In place of a list without anybody. */
export function Nobody() {
  return (
    <EmptyState
      drawing="people"
      title={t('Nobody here yet')}
      text={t('Who joins the company stands here at once.')}
    />
  );
}
