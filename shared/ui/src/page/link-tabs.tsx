import { Link } from 'react-router-dom';
import { Count } from '../badge/count.js';
import { tabIntoView } from '../overlay/tab-into-view.js';

export interface LinkTab {
  label: string;
  to: string;
  current: boolean;
  count?: number;
}

/** Views of one page, each with its own URL. */
export function LinkTabs({ label = 'Views', tabs }: { label?: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className="at-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          ref={tab.current ? tabIntoView : null}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <Count value={tab.count} />}
        </Link>
      ))}
    </nav>
  );
}
