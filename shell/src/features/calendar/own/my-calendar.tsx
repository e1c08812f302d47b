import { calendarOwnKey, calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { Drawer, Loaded, SkeletonCards } from '@atrium/ui';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { FeedSection } from './feed-section.js';
import { MissedSection } from './missed-section.js';
import { OwnForm } from './own-form.js';

/** How a person looks at the calendar, and how it leaves the portal. */
export default function MyCalendar({ onClose }: { onClose: () => void }) {
  const own = useSetting(calendarOwnKey);
  const company = useSetting(calendarRulesKey);
  const sources = useListCalendarSourcesQuery();
  const settings = {
    data: own.known ? sources.data : undefined,
    error: own.failed || sources.error,
    refetch: () => (own.failed ? own.retry() : sources.refetch()),
  };
  return (
    <Drawer open title={t('My calendar')} onClose={onClose}>
      <div className="d-grid gap-4">
        <Loaded
          of={settings}
          title={t('The settings could not be loaded')}
          skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the settings')} />}
        >
          {({ items }) => (
            <OwnForm
              key={own.version}
              value={own.value}
              save={own.save}
              company={company.value}
              sources={items}
            />
          )}
        </Loaded>
        <MissedSection />
        {company.known && <FeedSection allowed={company.value.feedsAllowed} />}
      </div>
    </Drawer>
  );
}
