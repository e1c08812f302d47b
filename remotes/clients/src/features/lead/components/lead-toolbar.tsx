import { t } from '@atrium/sdk';
import { ListToolbar, type List } from '@atrium/ui';
import { useLeadExtras, useLeadQuick } from '../use-lead-filters.js';

/** Search, filters and views of the list of leads, above the same leads in another layout. */
export function LeadToolbar({ list }: { list: List }) {
  return (
    <ListToolbar
      list={list}
      table={false}
      label={t('Search leads')}
      placeholder={t('Name, company or city')}
      extras={useLeadExtras()}
      quick={useLeadQuick()}
    />
  );
}
