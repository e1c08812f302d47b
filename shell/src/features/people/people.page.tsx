import { t } from '@atrium/sdk';
import { Page } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { PeopleList } from './people-list.js';
import { PeopleToolbar } from './people-toolbar.js';
import { usePeopleFilters } from './use-people-filters.js';

/** Everybody who works in the company, with links to write to them. */
export default function PeoplePage() {
  usePageTitle(t('People'));
  const filters = usePeopleFilters();
  return (
    <Page
      title={t('People')}
      subtitle={t('Everyone who works here.')}
      toolbar={<PeopleToolbar filters={filters} />}
      fill="flush"
    >
      <PeopleList filters={filters} />
    </Page>
  );
}
