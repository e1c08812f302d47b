import { IconButton } from '@atrium/ui';
import type { ReactNode } from 'react';

interface DetailHeadProps {
  lead?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Where Back leads on a phone: "All notes". */
  backLabel: string;
  onBack: () => void;
  actions?: ReactNode;
}

/** The open record's head: title, the way back to the list on a phone, and actions. */
export function DetailHead({ lead, title, text, backLabel, onBack, actions }: DetailHeadProps) {
  return (
    <div className="at-thread-h">
      <span className="at-only-phone">
        <IconButton icon="chevron-left" label={backLabel} onClick={onBack} />
      </span>
      {lead}
      <div className="at-grow">
        <h2 dir="auto">{title}</h2>
        {text && <p className="at-12 at-muted m-0">{text}</p>}
      </div>
      {actions && <div className="at-actions">{actions}</div>}
    </div>
  );
}
