import { Link } from 'react-router-dom';
import { Count } from '../badge/count.js';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';

export interface NavItem {
  label: string;
  to: string;
  current: boolean;
  icon?: IconName;
  count?: number;
}

export interface NavProps {
  /** What the links lead through: "Settings". */
  label: string;
  items: readonly NavItem[];
  /** `pills` in a row, `stack` below each other. For views of one page use LinkTabs. */
  look?: 'pills' | 'stack';
}

/** Related links; the current one is marked. */
export function Nav({ label, items, look = 'pills' }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className={`nav at-links is-${look}`}>
        {items.map((item) => (
          <li key={item.to} className="nav-item">
            <Link className="nav-link" to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.icon && <Icon name={item.icon} />}
              <span className="at-clip">{item.label}</span>
              {item.count !== undefined && <Count value={item.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
