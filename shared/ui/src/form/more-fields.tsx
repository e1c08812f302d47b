import { t } from '@atrium/sdk';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.js';

interface MoreFieldsProps {
  /** What stands in it, said while it is closed. */
  note: string;
  /** Whether it is open until the person decides. */
  defaultOpen: boolean;
  /** Something in it is wrong: it opens. */
  wrong: boolean;
  children: ReactNode;
}

/** The part of a form that most people do without. What is in it is kept while it is closed. */
export function MoreFields({ note, defaultOpen, wrong, children }: MoreFieldsProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  // It stays open while what was wrong is written anew.
  if (wrong && chosen !== true) setChosen(true);
  const open = wrong || (chosen ?? defaultOpen);
  return (
    <>
      <div className="at-actions my-3">
        <Button
          size="sm"
          variant="ghost"
          icon={open ? 'chevron-down' : 'chevron-right'}
          aria-expanded={open}
          onClick={() => setChosen(!open)}
        >
          {t('More')}
        </Button>
        {!open && <span className="at-muted at-13">{note}</span>}
      </div>
      <div hidden={!open}>{children}</div>
    </>
  );
}
