import { OVERVIEW_SOON, type Overview } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { Card, EmptyState, ListRow, useSearchParams, withValues } from '@atrium/ui';
import { DEFINITIONS, FIGURE_NAMES } from '../overview.format.js';

/** What lies ahead, each with its number. */
export function OverviewSoon({ soon }: Pick<Overview, 'soon'>) {
  const [params] = useSearchParams();
  const rows = OVERVIEW_SOON.flatMap((figure) => {
    const count = soon[figure];
    return count ? [{ figure, count }] : [];
  });
  const linkTo = (figure: string) => `?${withValues(params, { figure }).toString()}`;
  return (
    <Card title={t('Soon')} fill="rows">
      {rows.length === 0 ? (
        <EmptyState
          title={t('Nothing ahead')}
          text={t('Birthdays, planned changes, probations and documents that expire appear here.')}
        />
      ) : (
        rows.map(({ figure, count }) => (
          <ListRow
            wrap
            key={figure}
            to={linkTo(figure)}
            title={translate(FIGURE_NAMES[figure])}
            text={translate(DEFINITIONS[figure])}
            end={<span className="at-num">{formatNumber(count)}</span>}
          />
        ))
      )}
    </Card>
  );
}
