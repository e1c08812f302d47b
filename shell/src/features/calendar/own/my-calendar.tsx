import { calendarOwnKey, calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { Drawer, ErrorState, SkeletonCards } from '@atrium/ui';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { FeedSection } from './feed-section.js';
import { MissedSection } from './missed-section.js';
import { OwnForm } from './own-form.js';

/** How a person looks at the calendar, and how it leaves the portal. */
export default function MyCalendar({ onClose }: { onClose: () => void }) {
  const own = useSetting(calendarOwnKey);
  const company = useSetting(calendarRulesKey);
  const { data, error, refetch } = useListCalendarSourcesQuery();
  const failed = own.failed || (error !== undefined && data === undefined);
  const retry = () => {
    if (own.failed) own.retry();
    else void refetch();
  };
  return (
    <Drawer open title={t('My calendar')} onClose={onClose}>
      <div className="d-grid gap-4">
        {failed && <ErrorState title={t('The settings could not be loaded')} error={error} onRetry={retry} />}
        {!failed && own.known && data && (
          <OwnForm
            key={own.version}
            value={own.value}
            save={own.save}
            company={company.value}
            sources={data.items}
          />
        )}
        {!failed && !(own.known && data) && (
          <SkeletonCards cards={1} rows={5} label={t('Loading the settings')} />
        )}
        <MissedSection />
        {company.known && <FeedSection allowed={company.value.feedsAllowed} />}
      </div>
    </Drawer>
  );
}
