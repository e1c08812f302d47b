import { t } from '@atrium/sdk';
import '../../theme/history.scss';
import { classNames } from '../class-names.js';
import { RelativeTime } from '../feedback/relative-time.js';
import { Icon } from '../icon/icon.js';
import type { FieldChange, HistoryItem, HistoryProps } from './history.types.js';

/** What happened to a record along a line: when, what, by whom, and each field before and after. */
export function History({ label, items }: HistoryProps) {
  return (
    <ol className="at-history" aria-label={label}>
      {items.map((item) => (
        <Entry key={item.id} item={item} />
      ))}
    </ol>
  );
}

function Entry({ item }: { item: HistoryItem }) {
  const { at, title, by, changes, when, mark, ahead, actions } = item;
  return (
    <li className={classNames(ahead && 'is-ahead')}>
      <div className="at-history-at">{when ?? <RelativeTime at={at} />}</div>
      <div className="at-history-what">
        <div className="at-row">
          <strong className="at-grow" dir="auto">
            {title} {mark}
          </strong>
          {actions}
        </div>
        {changes.length > 0 && <Changes changes={changes} />}
        <div className="at-12 at-muted">
          <bdi>{by}</bdi>
        </div>
      </div>
    </li>
  );
}

/** Each field that was changed, before and after. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="at-changes">
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </dl>
  );
}

function Change({ change: { label, before, after } }: { change: FieldChange }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before !== null && (
          <>
            <span className="visually-hidden">{t('Before')} </span>
            <bdi className="at-muted">{before}</bdi> <Icon name="arrow-right" size={14} />{' '}
            <span className="visually-hidden">{t('After')} </span>
          </>
        )}
        <bdi>{after ?? '–'}</bdi>
      </dd>
    </div>
  );
}
