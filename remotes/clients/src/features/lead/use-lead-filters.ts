import {
  filterableColumns,
  labelOfStage,
  LEAD,
  LEAD_QUICK,
  LEAD_QUICK_LABELS,
  type LeadNarrowing,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { personFilter, type FilterExtras, type List, type QuickFilter } from '@atrium/ui';
import { useCountLeadsQuery } from '../../shared/lead.api.js';
import { useLeadSetup } from '../../shared/lead-setup.api.js';
import { optionsOf } from '../../shared/lead-words.js';

/** Open leads that a press shows, and how many they are. */
export function useLeadQuick(): QuickFilter[] {
  const { data } = useCountLeadsQuery();
  return LEAD_QUICK.map((value) => ({
    key: 'quick',
    value,
    count: data?.[value],
    label: translate(LEAD_QUICK_LABELS[value]),
  }));
}

const OWNER = personFilter({ label: () => t('Owner'), opens: 'leads' });

/** Stages, sources and services are those of the company. */
export function useLeadExtras(): FilterExtras {
  const setup = useLeadSetup();
  const stages = setup.stages
    .filter(({ archived }) => !archived)
    .map((stage) => ({ value: stage.key, label: translate(labelOfStage(stage)) }));
  return {
    owner: OWNER,
    stage: { options: stages },
    source: { options: optionsOf(setup, 'sources') },
    services: { options: optionsOf(setup, 'services') },
  };
}

/** What a list is narrowed by, as the server is asked. */
export const narrowingOf = ({ values: { search, filters } }: Pick<List, 'values'>): LeadNarrowing => ({
  ...(search && { search }),
  ...filters,
});

const KEPT = ['search', 'view', ...filterableColumns(LEAD.list).map(({ key }) => key)];

/** The address of the same leads in another layout; null: the list. */
export function layoutPath(params: URLSearchParams, layout: string | null): string {
  const address = new URLSearchParams(layout === null ? [] : { layout });
  for (const key of KEPT) {
    const value = params.get(key);
    if (value !== null) address.set(key, value);
  }
  return `?${address.toString()}`;
}
