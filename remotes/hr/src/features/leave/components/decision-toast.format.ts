import { t, toast, type RequestDecision } from '@atrium/sdk';

/** What came of a decision, in the words of the specification. */
export function tellDecision(decision: RequestDecision): void {
  if (decision === 'approve') toast.success(t('Approved!'), { text: t('The request has been approved.') });
  else toast.success(t('Declined!'), { text: t('The request has been declined.') });
}
