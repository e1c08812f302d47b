import { t } from '@atrium/sdk';
import { ReviewerPage } from './components/reviewer-page.js';

/** The forms that HR writes. */
export default function HrEvaluationPage() {
  return <ReviewerPage kind="hr" title={t('HR evaluation')} />;
}
