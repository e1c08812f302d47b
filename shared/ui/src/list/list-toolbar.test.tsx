import type { ListDescription } from '@atrium/contracts';
import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../testing/index.js';
import { ListToolbar } from './list-toolbar.js';
import { useList } from './use-list.js';

const PEOPLE: ListDescription = {
  key: 'test.people',
  access: { tab: 'calendar' },
  sharing: { tab: 'calendar' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'team', title: 'Team', type: 'text', filterable: true },
    { key: 'place', title: 'Place', type: 'text', filterable: true },
    { key: 'pay', title: 'Pay', type: 'number', filterable: true },
  ],
};
const QUICK = [
  { key: 'team', value: 'design', label: 'Designers', count: 2 },
  { key: 'place', value: 'pune', label: 'In Pune', count: 3 },
];

function Page() {
  const list = useList(PEOPLE);
  return (
    <>
      <ListToolbar list={list} label="Search people" quick={QUICK} />
      <output aria-label="Address">{useLocation().search}</output>
    </>
  );
}

/** Presses them in one go, as of a page that has not been drawn since the first. */
async function press(path: string, ...names: string[]) {
  renderPage(Page, { path });
  const buttons = await Promise.all(names.map((name) => screen.findByRole('button', { name })));
  act(() => startTransition(() => buttons.forEach((button) => button.click())));
  return new URLSearchParams(screen.getByRole('status', { name: 'Address' }).textContent);
}

test('filters pressed before the page is drawn are all set', async () => {
  const address = await press('people?pay=1..9', 'Designers 2', 'In Pune 3', 'Remove filter Pay');
  expect(Object.fromEntries(address)).toEqual({ team: 'design', place: 'pune' });
});

test('a quick filter pressed twice before the page is drawn is not set', async () => {
  const address = await press('people?pay=1..9', 'Designers 2', 'Designers 2');
  expect(Object.fromEntries(address)).toEqual({ pay: '1..9' });
});
