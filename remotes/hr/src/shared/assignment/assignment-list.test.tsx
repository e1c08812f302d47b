import { HOLIDAY_LIST_ASSIGNMENT, SCHEDULE_ASSIGNMENT, type Assignment } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import HolidayListAssignmentPage from '../../features/work-settings/holiday-list-assignment.page.js';
import ScheduleAssignmentPage from '../../features/work-settings/schedule-assignment.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000e${String(last)}`;
const asha = { id: id(1), name: 'Asha Rao' };
const design = { id: id(2), name: 'Design' };
const first = { id: id(3), name: 'First' };

const PAGES: { record: Assignment; Page: ComponentType }[] = [
  { record: SCHEDULE_ASSIGNMENT, Page: ScheduleAssignmentPage },
  { record: HOLIDAY_LIST_ASSIGNMENT, Page: HolidayListAssignmentPage },
];

test.each(PAGES)('$record.kind: the list says who follows what', async ({ record, Page }) => {
  const row = (last: number, whom: object) => ({
    id: id(last),
    [record.as]: first,
    employee: null,
    department: null,
    ...whom,
    validFrom: '2040-01-02',
    status: 'active',
    archivedAt: null,
    version: 1,
    allowedTransitions: ['update', 'archive'],
  });
  const items = [row(4, {}), row(5, { department: design }), row(6, { employee: asha })];
  renderPage(Page, {
    role: 'hr',
    path: 'settings/scheduleAssignments',
    answer: ({ url }) =>
      url === record.path
        ? { items, nextCursor: null, total: 3, totalIsExact: true }
        : { items: [], total: 0 },
  });
  const rows = await screen.findAllByRole('row', { name: /First/ });
  expect(rows.map((each) => within(each).queryByText(/^(Everyone|Design|Asha Rao)$/)?.textContent)).toEqual([
    'Everyone',
    'Design',
    'Asha Rao',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText(record.of.one)).toBeTruthy();
  expect(form.getByLabelText('Person')).toBeTruthy();
});
