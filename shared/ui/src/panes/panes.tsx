import { t } from '@atrium/sdk';
import { useState, type ReactNode } from 'react';
import '../../theme/panes.scss';
import { Button } from '../button/button.js';
import { classNames } from '../class-names.js';

export interface PanesProps {
  listLabel: string;
  list: ReactNode;
  detailLabel: string;
  /** The opened record. */
  children: ReactNode;
  /** Facts about the record, beside it. */
  aside?: { label: string; content: ReactNode };
  /** Whether a record is open: a phone then shows it instead of the list. */
  open: boolean;
  /** The way back to the list on a phone. */
  onBack: () => void;
}

/**
 * A list, the record opened from it and facts about that record, each scrolling by itself. Below 1200 px a button
 * shows the facts in place of the record; a phone shows one pane at a time. It fills the height of its container.
 */
export function Panes({ listLabel, list, detailLabel, children, aside, open, onBack }: PanesProps) {
  const [showsAside, setShowsAside] = useState(false);
  return (
    <div className={classNames('at-panes', open && 'is-open', aside && showsAside && 'shows-aside')}>
      <nav className="at-pane-list" aria-label={listLabel} tabIndex={-1}>
        {list}
      </nav>
      <div className="at-pane-work">
        <div className="at-pane-bar">
          <span className="at-only-phone">
            <Button size="sm" variant="ghost" icon="chevron-left" onClick={onBack}>
              {listLabel}
            </Button>
          </span>
          {aside && (
            <Button size="sm" aria-expanded={showsAside} onClick={() => setShowsAside(!showsAside)}>
              {showsAside ? t('Hide {pane}', { pane: aside.label }) : t('Show {pane}', { pane: aside.label })}
            </Button>
          )}
        </div>
        <section className="at-pane-detail" aria-label={detailLabel}>
          {children}
        </section>
        {aside && (
          <aside className="at-pane-aside" aria-label={aside.label}>
            {aside.content}
          </aside>
        )}
      </div>
    </div>
  );
}
