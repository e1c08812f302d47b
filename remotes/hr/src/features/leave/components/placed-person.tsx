import { Person } from '@atrium/ui';
import css from './leave-approvals.module.scss';

/** A person with their department, or another short note, below the name. */
export const PlacedPerson = ({ name, note }: { name: string; note: string | null }) => (
  <span className={css['two']}>
    <Person name={name} />
    {note && <span className="at-12 at-muted ps-4">{note}</span>}
  </span>
);
