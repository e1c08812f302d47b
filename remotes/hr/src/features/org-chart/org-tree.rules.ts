import type { OrgPerson } from '@atrium/contracts';

export interface OrgNode {
  person: OrgPerson;
  children: OrgNode[];
  /** Everybody below, on all levels. */
  below: number;
}

/** Everybody below whom they report to; who reports to nobody is at the top. */
export function treeOf(people: readonly OrgPerson[]): OrgNode[] {
  const nodes = new Map(people.map((person) => [person.id, { person, children: [] as OrgNode[], below: 0 }]));
  const roots: OrgNode[] = [];
  for (const node of nodes.values()) {
    const manager = node.person.managerId ? nodes.get(node.person.managerId) : undefined;
    (manager?.children ?? roots).push(node);
  }
  roots.forEach(count);
  return roots.sort((one, other) => other.below - one.below);
}

function count(node: OrgNode): number {
  node.below = node.children.reduce((sum, child) => sum + 1 + count(child), 0);
  return node.below;
}

/** Those above somebody, the nearest first. */
export function lineOf(people: readonly OrgPerson[], id: string): string[] {
  const managers = new Map(people.map(({ id: each, managerId }) => [each, managerId]));
  const line: string[] = [];
  for (let next = managers.get(id); next && !line.includes(next); next = managers.get(next)) line.push(next);
  return line;
}

/** People whose name, code or designation has the text. */
export function matchesOf(people: readonly OrgPerson[], search: string): OrgPerson[] {
  const text = search.trim().toLowerCase();
  if (!text) return [];
  return people.filter(({ name, code, designation }) =>
    [name, code, designation].some((each) => each?.toLowerCase().includes(text)),
  );
}

/** So many people fit on the first screens. */
const FEW = 60;

/** At first: the top and, where they are few, those right below. */
export function openAtFirst(roots: readonly OrgNode[]): string[] {
  const few = roots.reduce((sum, { below }) => sum + 1 + below, 0) <= FEW;
  const shown = few ? roots.flatMap((root) => [root, ...root.children]) : roots;
  return shown.map(({ person }) => person.id);
}

/** Everybody with somebody below. */
export function listLeaders(roots: readonly OrgNode[]): string[] {
  return roots.flatMap(({ person, children }) =>
    children.length > 0 ? [person.id, ...listLeaders(children)] : [],
  );
}
