import type { ReactNode } from 'react';
import { useFlyout } from './use-flyout.js';

interface FlyoutProps {
  title: string;
  /** Number of lines below its title. */
  lines: number;
  content?: ReactNode;
  onNear?: () => void;
  /** The link or button beside which it opens. */
  children: ReactNode;
}

/** A box beside an icon while that is hovered or focused. */
export function Flyout({ title, lines, content, onNear, children }: FlyoutProps) {
  const { top, handlers } = useFlyout({ lines, hasLines: content !== undefined, onNear });
  return (
    <div className="at-mini" {...handlers}>
      {children}
      {/* Always there, so that the arrow keys find its lines. */}
      <div
        className="at-flyout"
        hidden={top === null}
        style={top === null ? {} : { insetBlockStart: top }}
        {...(content ? { role: 'group', 'aria-label': title } : { 'aria-hidden': true })}
      >
        <div className="at-flyout-h" aria-hidden="true">
          {title}
        </div>
        {content}
      </div>
    </div>
  );
}
