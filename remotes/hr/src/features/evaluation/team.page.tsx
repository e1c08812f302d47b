import { t } from '@atrium/sdk';
import { ReviewerPage } from './components/reviewer-page.js';

/** The forms that a lead writes about their team. */
export default function TeamEvaluationPage() {
  return <ReviewerPage kind="lead" title={t('Team evaluation')} />;
}
