import { tourSeenKey } from '@atrium/contracts';
import { formatDate, t, useMayOpen, useSetting, useUser } from '@atrium/sdk';
import { EmptyState, ErrorState, Page, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { usePortal } from '../../navigation/use-portal.js';
import { listSlot } from '../../federation/slot.rules.js';
import { useListPinnedQuery } from '../../inbox/announcements.api.js';
import { TourOffer } from './tour-offer.js';
import { greetingAt } from './greeting.rules.js';
import { HiddenSteps, useHiddenSteps } from './hidden-steps.js';
import { useListNextStepsQuery } from './next-steps.api.js';
import { NextStepsCard } from './next-steps-card.js';
import { PinnedAnnouncements } from './pinned-announcements.js';
import { useHideSteps } from './use-hide-steps.js';
import { Widgets } from './widgets.js';

export default function DashboardPage() {
  usePageTitle(t('Home'));
  const { firstName } = useUser();
  const now = new Date();
  const left = useHiddenSteps();
  return (
    <Page
      title={greetingAt(now.getHours(), firstName)}
      subtitle={formatDate(now, { dateStyle: 'full' })}
      actions={left > 0 && <HiddenSteps left={left} />}
    >
      {useTopIsKnown() ? (
        <>
          <TourOffer />
          <PinnedAnnouncements />
          <DashboardContent />
        </>
      ) : (
        <SkeletonCards />
      )}
    </Page>
  );
}

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

/** Widgets of the enabled remotes, and the next steps while any is left. */
function DashboardContent() {
  const { portal } = usePortal();
  const mayOpen = useMayOpen();
  const { data: steps, error, refetch, isFetching } = useListNextStepsQuery();
  const { hidden } = useHideSteps();
  if (error && !steps) {
    return (
      <ErrorState
        title={t('Your next steps could not be loaded')}
        error={error}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  }
  if (!portal || !steps) return <SkeletonCards />;
  const widgets = listSlot(portal, 'dashboard.widget', mayOpen);
  const open = !hidden && steps.some((step) => !step.done);
  if (widgets.length === 0 && !open) return <NothingYet />;
  return (
    <div className="at-grid">
      {widgets.length > 0 && (
        <div className={`at-col ${open ? 'at-c8' : 'at-c12'}`}>
          <Widgets widgets={widgets} />
        </div>
      )}
      {open && (
        <div id="next-steps" className={`at-col ${widgets.length > 0 ? 'at-c4' : 'at-c8'}`}>
          <NextStepsCard steps={steps} />
        </div>
      )}
    </div>
  );
}

const NothingYet = () => (
  <EmptyState
    drawing="boxes"
    title={t('Nothing here yet')}
    text={t('Updates from your company’s apps will appear here.')}
  />
);
