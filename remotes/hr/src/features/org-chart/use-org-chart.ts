import type { OrgPerson } from '@atrium/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { lineOf, listLeaders, matchesOf, openAtFirst, treeOf } from './org-tree.rules.js';

/** Somebody who is to report to somebody else. */
export interface Move {
  person: OrgPerson;
  to: OrgPerson;
}

/** What is unfolded, found and about to be moved in a chart. */
export function useOrgChart(people: readonly OrgPerson[]) {
  const roots = useMemo(() => treeOf(people), [people]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string> | null>(null);
  const [search, setSearch] = useState('');
  const [move, setMove] = useState<Move | null>(null);
  const found = useDeferredValue(useMemo(() => matchesOf(people, search), [people, search]));
  const open = unfolded ?? new Set(openAtFirst(roots));
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setUnfolded(next);
  };
  const find = (text: string) => {
    setSearch(text);
    const lines = matchesOf(people, text).flatMap(({ id }) => lineOf(people, id));
    if (lines.length > 0) setUnfolded(new Set([...open, ...lines]));
  };
  /** Nobody can report to themselves, to whom they lead, or to whom they report already. */
  const mayMove = (person: OrgPerson, to: OrgPerson): boolean =>
    person.id !== to.id && person.managerId !== to.id && !lineOf(people, to.id).includes(person.id);
  const belowOf = (id: string): number =>
    people.filter((each) => lineOf(people, each.id).includes(id)).length;
  return {
    belowOf,
    roots,
    open,
    toggle,
    search,
    find,
    move,
    setMove,
    mayMove,
    found: new Set(found.map(({ id }) => id)),
    unfoldAll: () => setUnfolded(new Set(listLeaders(roots))),
    foldAll: () => setUnfolded(new Set()),
  };
}

export type OrgChartState = ReturnType<typeof useOrgChart>;
