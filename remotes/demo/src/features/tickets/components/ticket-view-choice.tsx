import { t } from '@atrium/sdk';
import { Segmented, useSearchParams } from '@atrium/ui';

export type TicketViewName = 'table' | 'board';

/** Table or board; the choice is in the URL. */
export function TicketViewChoice({ view }: { view: TicketViewName }) {
  const [, setParams] = useSearchParams();
  return (
    <Segmented
      label={t('View')}
      value={view}
      options={[
        { value: 'table', label: t('Table'), icon: 'list' },
        { value: 'board', label: t('Board'), icon: 'columns' },
      ]}
      onChange={(value) => setParams(value === 'board' ? { view: value } : {}, { replace: true })}
    />
  );
}
