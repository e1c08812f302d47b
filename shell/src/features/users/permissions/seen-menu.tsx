import { passesGuard, type PermissionEntry, type Role } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { useContext, useId } from 'react';
import { MenuOfContext } from '../../../navigation/menu-of-context.js';

interface SeenMenuProps {
  role: Role;
  entries: PermissionEntry[];
}

/** The menu that a person with these entries will have, computed with the same check and remotes as their own. */
export function SeenMenu({ role, entries }: SeenMenuProps) {
  const menuOf = useContext(MenuOfContext);
  const headingId = useId();
  const subject = { role, permissions: entries };
  const groups = menuOf((guard) => passesGuard(subject, guard));
  return (
    <section className="at-perm-menu" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('Their menu')}</h3>
      <ul aria-live="polite">
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            {title && <span className="at-muted">{title}: </span>}
            {formatList(items.map((item) => item.title))}
          </li>
        ))}
      </ul>
    </section>
  );
}
