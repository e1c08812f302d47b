import { Link } from 'react-router-dom';
import { Count } from '../badge/count.js';

export interface LinkTab {
  label: string;
  to: string;
  current: boolean;
  count?: number;
}

/**
 * Where the tabs do not fit, that of the present page is in sight. The row is scrolled by hand: after `scrollIntoView`
 * the first Tab would go on from the tab, past the link that skips the menu.
 */
function intoView(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}

/** Views of one page, each with its own URL. */
export function LinkTabs({ label = 'Views', tabs }: { label?: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className="at-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          ref={tab.current ? intoView : null}
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
