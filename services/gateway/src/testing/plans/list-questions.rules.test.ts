import { questionsOf } from './list-questions.rules.js';

const PENS = {
  key: 'desk.pens',
  access: { tab: 'admin' },
  sharing: { tab: 'admin' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, filterable: true },
    { key: 'owner', title: 'Owner', type: 'person', filterable: true },
    {
      key: 'ink',
      title: 'Ink',
      type: 'choice',
      filterable: true,
      options: [{ value: 'blue', label: 'Blue' }],
    },
  ],
} as const;

test('a list is asked for every order, and every filter and text under the first order and the last', () => {
  const asked = questionsOf(PENS, [{ owner: { id: 'asha', name: 'Asha' } }], ['steel']);
  expect(asked.slice(0, 2)).toEqual([{ sort: 'name' }, { sort: '-name' }]);
  const filters = ['name', 'name', 'owner', 'owner', 'ink', 'search'];
  for (const sort of ['name', '-name']) {
    const under = asked.slice(2).filter((question) => question['sort'] === sort);
    expect(under.map((question) => Object.keys(question).at(-1))).toEqual(filters);
    expect(under).toContainEqual({ sort, owner: 'asha' });
  }
});
