import { TASK_TAB_LABELS, TASK_TABS, type TaskTab } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { FilterSelect, useSearchParams, withValues } from '@atrium/ui';

/** The one area that the address names. */
export function useNamedArea(): TaskTab | undefined {
  const [params] = useSearchParams();
  return TASK_TABS.find((tab) => tab === params.get('tab'));
}

/** Narrows a page of all areas to one, which then shows its own stages. */
export function AreaSelect() {
  const [, setParams] = useSearchParams();
  const choose = (tab: string) => setParams((before) => withValues(before, { tab }), { replace: true });
  return (
    <FilterSelect
      label={t('Area')}
      all={t('All areas')}
      value={useNamedArea() ?? ''}
      options={labelled(TASK_TABS, TASK_TAB_LABELS)}
      onChange={choose}
    />
  );
}
