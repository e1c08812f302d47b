import { calendarOwnKey, calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { allOf, Drawer, Loaded, SkeletonCards } from '@atrium/ui';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { FeedSection } from './feed-section.js';
import { MissedSection } from './missed-section.js';
import { OwnForm } from './own-form.js';

/** How a person looks at the calendar, and how it leaves the portal. */
export default function MyCalendar({ onClose }: { onClose: () => void }) {
  const own = useSetting(calendarOwnKey);
  const company = useSetting(calendarRulesKey);
  const sources = useListCalendarSourcesQuery();
  return (
    <Drawer open title={t('My calendar')} onClose={onClose}>
      <div className="d-grid gap-4">
        <Loaded
          of={allOf([own.query, sources])}
          title={t('The settings could not be loaded')}
          skeleton={<SkeletonCards cards={1} rows={5} label={t('Loading the settings')} />}
        >
          {([value, { items }]) => (
            <OwnForm
              key={own.version}
              value={value}
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
