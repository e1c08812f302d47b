import { t } from '@atrium/sdk';
import { OverviewPage } from './overview.page.js';

/** The same of the people whom the reader leads. */
export default function TeamOverviewPage() {
  return <OverviewPage of="team" title={t('My team')} />;
}
