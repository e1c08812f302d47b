import { t } from '../language/texts.js';
import { confirm } from './confirm.js';

/** What somebody decides about a request. */
export type RequestDecision = 'approve' | 'decline';

/** Asks before a request is decided, in the words of the specification. */
export function askDecision(decision: RequestDecision): Promise<boolean> {
  const question = {
    title: t('Are you sure?'),
    text: t("You won't be able to revert this!"),
    cancelText: t('No, cancel!'),
  };
  return decision === 'approve'
    ? confirm({ ...question, confirmText: t('Yes, approve it!') })
    : confirm({ ...question, tone: 'danger', confirmText: t('Yes, decline it!') });
}
