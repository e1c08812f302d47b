import { calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { Loaded, Page, SkeletonCards } from '@atrium/ui';
import { usePageTitle } from '../../../app/use-page-title.js';
import { useListCalendarSourcesQuery } from '../calendar.api.js';
import { RulesForm } from './rules-form.js';
import { useListSourcePartsQuery } from './settings.api.js';
import { useSettingsTabs } from './use-settings-tabs.js';

/** How the calendar of the company works. */
export default function CalendarSettingsPage() {
  usePageTitle(t('Calendar settings'));
  return (
    <Page title={t('Calendar settings')} tabs={useSettingsTabs()}>
      <Rules />
    </Page>
  );
}

function Rules() {
  const { value, known, version, save } = useSetting(calendarRulesKey);
  const sources = useListCalendarSourcesQuery();
  const parts = useListSourcePartsQuery();
  const lists = {
    data:
      known && sources.data && parts.data
        ? { sources: sources.data.items, parts: parts.data.items }
        : undefined,
    error: sources.error ?? parts.error,
    isFetching: sources.isFetching || parts.isFetching,
    refetch: () => Promise.all([sources.refetch(), parts.refetch()]),
  };
  return (
    <Loaded
      of={lists}
      title={t('The settings could not be loaded')}
      skeleton={<SkeletonCards cards={3} rows={3} label={t('Loading the settings')} />}
    >
      {(data) => (
        <RulesForm
          key={version}
          value={value}
          save={save}
          sources={data.sources}
          lists={data.parts.filter(({ source }) => source === 'holidays')}
        />
      )}
    </Loaded>
  );
}
