import type { ListDescription } from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../testing/index.js';
import { ListToolbar } from './list-toolbar.js';
import { personFilter } from './person-filter.js';
import { useList } from './use-list.js';

const TASKS: ListDescription = {
  key: 'test.tasks',
  access: { tab: 'calendar' },
  sharing: { tab: 'calendar' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'from', title: 'From', type: 'person', filterable: true },
  ],
};
const EXTRAS = { from: personFilter({ label: () => 'From' }) };
const MAYA = '0b8f6f0e-2f0e-4c6e-9a45-0d1c7f1f6a11';
const NOBODY = { items: [], total: 0, totalIsExact: true, nextCursor: null };

function Page() {
  return <ListToolbar list={useList(TASKS)} label="Search tasks" extras={EXTRAS} />;
}

const open = (answer: Answer) => renderPage(Page, { role: 'admin', path: `tasks?from=${MAYA}`, answer });

test('who left is named in a filter and said to have left; nobody else is asked for', async () => {
  const { calls } = open(({ url }) =>
    url === 'people/names' ? { items: [{ id: MAYA, name: 'Maya Rao', left: true }] } : NOBODY,
  );
  await userEvent.click(await screen.findByText('Maya Rao (left)'));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' });
  await waitFor(() => expect(field.value).toBe('Maya Rao (left)'));
  expect(calls.filter(({ url }) => url === 'people/names').map(({ params }) => params)).toEqual([
    { ids: MAYA },
  ]);
  const limits = calls.flatMap(({ url, params }) => (url === 'people' ? [params?.['limit']] : []));
  expect(limits.every((limit) => limit === 20)).toBe(true);
});

test('who works here is named alone, and an unknown id is one person', async () => {
  const { unmount } = open(({ url }) =>
    url === 'people/names' ? { items: [{ id: MAYA, name: 'Maya Rao', left: false }] } : NOBODY,
  );
  await screen.findByText('Maya Rao');
  unmount();
  open(({ url }) => (url === 'people/names' ? { items: [] } : NOBODY));
  await screen.findByText('One person');
});
