import type { ReactNode } from 'react';
import { OutboxLink } from './outbox-link.js';

interface CheckYourMailProps {
  /** What was sent to whom. */
  children: ReactNode;
  /** What to do when nothing arrives. */
  hint: ReactNode;
}

/** Says that a mail is on its way. */
export function CheckYourMail({ children, hint }: CheckYourMailProps) {
  return (
    <div className="d-flex flex-column gap-4" role="status">
      <p>{children}</p>
      <OutboxLink />
      <p className="at-13 at-muted">{hint}</p>
    </div>
  );
}
