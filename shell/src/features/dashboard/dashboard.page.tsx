import { tourSeenKey } from '@atrium/contracts';
import { formatDate, t, useSetting, useUser } from '@atrium/sdk';
import { Arrange, Page, SkeletonCards } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { useListPinnedQuery } from '../../inbox/announcements.api.js';
import { DashboardActions } from './dashboard-actions.js';
import { greetingAt } from './greeting.rules.js';
import { PersonalNews } from './personal-news.js';
import { PinnedAnnouncements } from './pinned-announcements.js';
import { TourOffer } from './tour-offer.js';
import { useArranging } from './use-arranging.js';
import { useHomeAtOnce } from './use-home-at-once.js';
import { useWidgets } from './use-widgets.js';
import { WidgetGrid } from './widget-grid.js';

export default function DashboardPage() {
  usePageTitle(t('Home'));
  useHomeAtOnce();
  const { firstName } = useUser();
  const now = new Date();
  const arranging = useArranging(useWidgets());
  const { placed, draft, change } = arranging;
  const topIsKnown = useTopIsKnown();
  return (
    <Page
      title={greetingAt(now.getHours(), firstName)}
      subtitle={formatDate(now, { dateStyle: 'full' })}
      actions={<DashboardActions arranging={arranging} />}
    >
      {draft && (
        <Suspense fallback={<SkeletonCards />}>
          <Arrange parts={draft} onChange={change} />
        </Suspense>
      )}
      {!draft && topIsKnown && placed && (
        <>
          <TourOffer />
          <PinnedAnnouncements />
          <PersonalNews />
          <WidgetGrid widgets={placed.shown} />
        </>
      )}
      {!draft && !(topIsKnown && placed) && <Waiting />}
    </Page>
  );
}

/** A wide and a narrow column, as the widgets will stand. */
const Waiting = () => (
  <div className="at-grid">
    <div className="at-c8">
      <SkeletonCards />
    </div>
    <div className="at-c4">
      <SkeletonCards rows={2} />
    </div>
  </div>
);

/**
 * Whether the data of the top parts is known; arriving later, they would push the rest down. Once true it stays true,
 * because each part requests failed data again by itself.
 */
function useTopIsKnown(): boolean {
  const { isLoading } = useListPinnedQuery();
  const { known, failed } = useSetting(tourSeenKey);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !isLoading && (known || failed)) setKnown(true);
  return isKnown;
}
