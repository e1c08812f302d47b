import type { ReactNode } from 'react';
import { useFlyout } from './use-flyout.js';

interface FlyoutProps {
  title: string;
  /** How many lines it has below its title. */
  lines: number;
  content?: ReactNode;
  onNear?: () => void;
  /** The link or the button that it stands beside. */
  children: ReactNode;
}

/** What stands beside an icon while the pointer or the keyboard is on it. */
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
