import type { OrgPerson } from '@atrium/contracts';
import fc from 'fast-check';
import { lineOf, listLeaders, matchesOf, treeOf, type OrgNode } from './org-tree.rules.js';

const person = (id: string, managerId: string | null): OrgPerson => ({
  id,
  managerId,
  name: `Person ${id}`,
  code: `E${id}`,
  version: 1,
  designation: null,
  department: null,
  photoFileId: null,
});

const chart = [person('1', null), person('2', '1'), person('3', '2'), person('4', '1'), person('5', 'gone')];

test('everybody stands below their manager; who has none stands at the top', () => {
  const [first, second] = treeOf(chart);
  expect([first?.person.id, first?.below, second?.person.id]).toEqual(['1', 3, '5']);
  expect(lineOf(chart, '3')).toEqual(['2', '1']);
  expect(listLeaders(treeOf(chart))).toEqual(['1', '2']);
  expect(matchesOf(chart, 'e4').map(({ id }) => id)).toEqual(['4']);
  expect(matchesOf(chart, ' ')).toEqual([]);
});

test('nobody is lost or shown twice, whoever reports to whom', () => {
  const companies = fc
    .array(fc.nat(), { minLength: 1, maxLength: 60 })
    .map((bosses) =>
      bosses.map((boss, place) => person(String(place), place === 0 ? null : String(boss % place))),
    );
  const flatten = (nodes: OrgNode[]): string[] =>
    nodes.flatMap((node) => [node.person.id, ...flatten(node.children)]);
  fc.assert(
    fc.property(companies, (people) => {
      const roots = treeOf(people);
      expect(flatten(roots).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
      expect(roots.reduce((sum, { below }) => sum + 1 + below, 0)).toBe(people.length);
    }),
  );
});
