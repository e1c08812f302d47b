import '../../theme/activity.scss';
import { RelativeTime } from '../feedback/relative-time.js';
import { Changes } from '../history/history.js';
import type { HistoryItem } from '../history/history.types.js';
import { Icon } from '../icon/icon.js';

/** A change of a record among its comments: by whom, what and when, and each field before and after. */
export function ChangeRow({ item: { at, title, by, changes } }: { item: HistoryItem }) {
  return (
    <li className="at-change">
      <Icon name="history" size={16} />
      <div>
        <div className="at-row">
          <span className="at-grow">
            <strong dir="auto">{by}</strong> <bdi>{title}</bdi>
          </span>
          <span className="at-12 at-muted">
            <RelativeTime at={at} />
          </span>
        </div>
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
    </li>
  );
}
