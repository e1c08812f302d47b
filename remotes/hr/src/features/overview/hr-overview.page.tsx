import { t } from '@atrium/sdk';
import { OverviewPage } from './overview.page.js';

/** What HR looks at each morning. */
export default function HrOverviewPage() {
  return <OverviewPage of="everyone" title={t('People overview')} />;
}
