import { calendarRulesKey } from '@atrium/contracts';
import { t, useSetting } from '@atrium/sdk';
import { ErrorState, Page, SkeletonCards } from '@atrium/ui';
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
  const error = sources.error ?? parts.error;
  const retry = () => {
    void sources.refetch();
    void parts.refetch();
  };
  if (error)
    return <ErrorState title={t('The settings could not be loaded')} error={error} onRetry={retry} />;
  if (!known || !sources.data || !parts.data)
    return <SkeletonCards cards={3} rows={3} label={t('Loading the settings')} />;
  return (
    <RulesForm
      key={version}
      value={value}
      save={save}
      sources={sources.data.items}
      lists={parts.data.items.filter(({ source }) => source === 'holidays')}
    />
  );
}
