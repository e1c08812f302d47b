import { formatDate, t } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { useMonth } from './use-month.js';
import css from './month-picker.module.scss';

/** The month, with the one before and the one after. `first`: shown when the URL names none. */
export function MonthPicker({ first }: { first?: string }) {
  const { month, before, after } = useMonth(first);
  return (
    <>
      <IconButton icon="chevron-left" label={t('Month before')} onClick={before} />
      <span className={css.month} aria-live="polite">
        {formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}
      </span>
      <IconButton icon="chevron-right" label={t('Month after')} onClick={after} />
    </>
  );
}
