import { calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { allOf, Loaded, Page, SkeletonCards } from '@atrium/ui';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { RulesForm } from './rules-form.js';
import { useListSourcePartsQuery } from './settings.api.js';
import { useSettingsTabs } from './use-settings-tabs.js';

/** How the calendar of the company works. */
export default function CalendarSettingsPage() {
  return (
    <Page title={t('Calendar settings')} tabs={useSettingsTabs()}>
      <Rules />
    </Page>
  );
}

function Rules() {
  const { query, version, save } = useSetting(calendarRulesKey);
  const sources = useListCalendarSourcesQuery();
  const parts = useListSourcePartsQuery();
  return (
    <Loaded
      of={allOf([query, sources, parts])}
      title={t('The settings could not be loaded')}
      skeleton={<SkeletonCards cards={3} rows={3} label={t('Loading the settings')} />}
    >
      {([rules, { items }, lists]) => (
        <RulesForm
          key={version}
          value={rules}
          save={save}
          sources={items}
          lists={lists.items.filter(({ source }) => source === 'holidays')}
        />
      )}
    </Loaded>
  );
}
