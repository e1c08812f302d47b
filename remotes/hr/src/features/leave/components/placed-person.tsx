import { Person } from '@atrium/ui';
import css from './leave-approvals.module.scss';

/** A person with their department, or another short note, below the name. */
export const PlacedPerson = ({ name, note }: { name: string; note: string | null }) => (
  <Person name={name}>
    <span className={css['two']}>
      <span className="at-clip">{name}</span>
      {note && <span className="at-clip at-12 at-muted">{note}</span>}
    </span>
  </Person>
);
