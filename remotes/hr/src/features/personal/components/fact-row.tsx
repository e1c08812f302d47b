import { classNames } from '@atrium/ui';
import type { ReactNode } from 'react';
import css from './fact-row.module.scss';

interface FactRowProps {
  label: string;
  /** Null: nothing is kept. */
  value: ReactNode;
  /** Marks a value that is shown for a moment. */
  shown?: boolean;
  end?: ReactNode;
}

/** One detail of a person in a card with `fill="rows"`. */
export function FactRow({ label, value, shown = false, end }: FactRowProps) {
  return (
    <div className={classNames(css['row'], shown && css['shown'])}>
      <span className="at-13 at-muted">{label}</span>
      <span className={classNames('at-13', css['value'])} dir="auto">
        {value ?? <span className="at-faint">–</span>}
      </span>
      <span className={css['end']}>{end}</span>
    </div>
  );
}
