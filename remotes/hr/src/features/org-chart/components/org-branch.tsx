import type { OrgPerson } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import type { OrgNode } from '../org-tree.rules.js';
import type { OrgChartState } from '../use-org-chart.js';
import { OrgCard } from './org-person.js';
import css from '../org-chart.module.scss';

/** More than these are shown on demand. */
const FIRST = 12;

interface BranchProps {
  node: OrgNode;
  chart: OrgChartState;
  /** Those right below the top stand side by side, all others below each other. */
  level: number;
  onChangeManager: (person: OrgPerson) => void;
}

/** Somebody and, unfolded, those below. */
export function OrgBranch({ node, chart, level, onChangeManager }: BranchProps) {
  const [all, setAll] = useState(false);
  const open = chart.open.has(node.person.id);
  const isShown = ({ person }: OrgNode, place: number) =>
    all || place < FIRST || chart.found.has(person.id) || chart.open.has(person.id);
  const shown = node.children.filter(isShown);
  const hidden = node.children.length - shown.length;
  return (
    <li className={level === 1 ? css.head : css.branch}>
      <OrgCard node={node} chart={chart} onChangeManager={onChangeManager} />
      {open && node.children.length > 0 && (
        <ul className={level === 0 ? css.heads : css.twigs}>
          {shown.map((child) => (
            <OrgBranch
              key={child.person.id}
              node={child}
              level={level + 1}
              chart={chart}
              onChangeManager={onChangeManager}
            />
          ))}
          {hidden > 0 && (
            <li className={css.branch}>
              <button type="button" className={css.rest} onClick={() => setAll(true)}>
                {t('Show {count, number} more', { count: hidden })}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
