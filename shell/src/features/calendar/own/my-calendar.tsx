import { calendarOwnKey, calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { Drawer, SkeletonCards } from '@atrium/ui';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { FeedSection } from './feed-section.js';
import { OwnForm } from './own-form.js';

/** How a person looks at the calendar, and how it leaves the portal. */
export default function MyCalendar({ onClose }: { onClose: () => void }) {
  const own = useSetting(calendarOwnKey);
  const company = useSetting(calendarRulesKey);
  const { data } = useListCalendarSourcesQuery();
  return (
    <Drawer open title={t('My calendar')} onClose={onClose}>
      {own.known && data ? (
        <OwnForm
          key={own.version}
          value={own.value}
          save={own.save}
          company={company.value}
          sources={data.items}
        />
      ) : (
        <SkeletonCards cards={1} rows={5} label={t('Loading the settings')} />
      )}
      {company.known && <FeedSection allowed={company.value.feedsAllowed} />}
    </Drawer>
  );
}
