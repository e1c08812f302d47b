import { sayNeededDetail, type NeededDetail } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { Bar, classNames, Loading, Note } from '@atrium/ui';
import css from './still-empty.module.scss';

/** What payroll or an emergency will need and nobody has entered, or that there is nothing of that. */
export function StillEmpty({ details }: { details: readonly NeededDetail[] }) {
  if (details.length === 0)
    return <p className={classNames(css['line'], 'at-muted at-13')}>{t('No details are missing here.')}</p>;
  const fields = formatList(details.map((detail) => translate(sayNeededDetail(detail))));
  return <Note tone="info">{t('Still empty: {fields}', { fields })}</Note>;
}

/** Keeps its line free, so that nothing below moves when it comes. */
export const StillEmptyPlace = () => (
  <Loading label={t('Loading the personal details')}>
    <div className={css['line']}>
      <Bar part={70} />
    </div>
  </Loading>
);
