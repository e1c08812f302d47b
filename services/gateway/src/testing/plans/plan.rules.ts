import type { DonePlan, PlanNode } from '@atrium/testing';

/** The most that a statement of a list may cost on a table of a million rows. */
export interface PlanBounds {
  /** Rows read from a table one by one, without an index. */
  scanned: number;
  /** Rows examined for one page and its total, which counts up to 10,001. */
  looked: number;
  milliseconds: number;
}

/** The node and all nodes below it. */
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that a scan has examined, kept or not, over all its loops. */
function lookedAt(node: PlanNode): number {
  if (!node['Node Type'].includes('Scan') || !node['Relation Name']) return 0;
  const { 'Actual Rows': kept = 0, 'Rows Removed by Filter': left = 0 } = node;
  return (kept + left + (node['Rows Removed by Index Recheck'] ?? 0)) * (node['Actual Loops'] ?? 1);
}

/** The node that examined most of them. */
function mostOf(nodes: PlanNode[]): string {
  const [most] = nodes.toSorted((one, other) => lookedAt(other) - lookedAt(one));
  if (!most) return 'nowhere';
  const { 'Node Type': how, 'Relation Name': table = '', 'Index Name': index = '' } = most;
  return `most of ${table} by ${how} ${index}`.trim();
}

const shorten = (sql: string) => sql.replace(/\s+/g, ' ').slice(0, 160);

/** The faults of an executed statement, one sentence each. */
export function findPlanFaults({ sql, plan, milliseconds }: DonePlan, bounds: PlanBounds): string[] {
  const nodes = nodesOf(plan);
  const faults = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && lookedAt(node) > bounds.scanned)
    .map((node) => `reads all ${lookedAt(node)} rows of ${node['Relation Name'] ?? ''}`);
  const looked = nodes.reduce((sum, node) => sum + lookedAt(node), 0);
  if (looked > bounds.looked) faults.push(`looks at ${Math.round(looked)} rows, ${mostOf(nodes)}`);
  if (milliseconds > bounds.milliseconds) faults.push(`takes ${Math.round(milliseconds)} ms`);
  return faults.map((fault) => `${fault}: ${shorten(sql)}`);
}

/** The table whose rows a list shows, found by the statement of its page, which selects the values for the cursor. */
export function listedTable(plans: readonly DonePlan[]): string {
  const [table] = plans.flatMap(
    ({ sql }) => / as keyset_value from (?:\(select \* from )?(\w+)/.exec(sql)?.[1] ?? [],
  );
  if (table === undefined)
    throw new Error(`No page was read: ${plans.map(({ sql }) => shorten(sql)).join('; ')}.`);
  return table;
}
