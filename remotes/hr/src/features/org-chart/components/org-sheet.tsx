import { t } from '@atrium/sdk';
import { PrintSection, PrintSheet } from '@atrium/ui';
import type { OrgNode } from '../org-tree.rules.js';
import css from '../org-chart.module.scss';

/** The whole chart on paper, as a list that is indented level by level. */
export function OrgSheet({ roots }: { roots: readonly OrgNode[] }) {
  return (
    <div className={css.sheet}>
      <PrintSheet title={t('Org chart')} date={new Date().toISOString()}>
        {roots.map((root) => (
          <PrintSection key={root.person.id} title={root.person.name} divisible>
            <Below node={root} />
          </PrintSection>
        ))}
      </PrintSheet>
    </div>
  );
}

function Below({ node }: { node: OrgNode }) {
  return (
    <ul>
      {node.children.map((child) => (
        <li key={child.person.id}>
          <bdi>{[child.person.name, child.person.designation].filter(Boolean).join(', ')}</bdi>
          {child.children.length > 0 && <Below node={child} />}
        </li>
      ))}
    </ul>
  );
}
