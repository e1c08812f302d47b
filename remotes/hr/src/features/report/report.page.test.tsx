import type { ReportAnswer } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReportPage from './report.page.js';

const ID = '01890000-0000-7000-8000-0000000000f1';
const row = (key: string, label: string | null, values: Record<string, number>) => ({
  key,
  label,
  code: null,
  values,
});
const answerOf = (rows: ReportAnswer['rows']): ReportAnswer => ({
  rows,
  totals: rows[0]?.values ?? {},
  previous: {},
  more: false,
});
const days = { present: 20, absent: 1, leave: 2, lates: 3, share: 0.95 };
const people = { end: 40, start: 39, joined: 2, left: 1 };

function show(path: string, rows: ReportAnswer['rows']) {
  const { calls } = renderPage(ReportPage, {
    role: 'hr',
    path,
    answer: ({ url }) => (url.startsWith('hr/reports/schedules') ? { items: [] } : answerOf(rows)),
  });
  const reports = ['hr/reports/headcount', 'hr/reports/attendance', 'hr/reports/leave'];
  return () => calls.filter(({ url }) => reports.includes(url)).map(({ params }) => params);
}
const cells = async (report: string, name: RegExp) => {
  const table = within(await screen.findByRole('table', { name: report }));
  const found = table.getByRole('row', { name });
  return within(found)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('/').slice(2).join('/'));
};

test('figures of a department open the people of it, and those their days', async () => {
  const asked = show('employee/Reports?report=attendance&by=department&from=2026-10&to=2026-11', [
    row('Design', 'Design', days),
    row('none', null, days),
  ]);
  const query = 'report=attendance&by=person&from=2026-10&to=2026-11';
  expect((await cells('Attendance', /^Design/))[0]).toBe(`employee/Reports?${query}&department=Design`);
  expect((await cells('Attendance', /^No department/))[0]).toBe(`employee/Reports?${query}&department=none`);
  const present = within(screen.getByRole('region', { name: 'Totals' })).getByRole('link', {
    name: /Present/,
  });
  await userEvent.click(present);
  expect(asked().at(-1)).toMatchObject({ by: 'person', from: '2026-10', to: '2026-11' });
});

test('a person of a report opens with the month, within a department that can be left', async () => {
  const asked = show('employee/Reports?report=leave&by=person&from=2026-11&to=2026-11&department=Design', [
    row(ID, 'Asha Rao', { taken: 2, unpaid: 0, planned: 0, hours: 0 }),
  ]);
  expect((await cells('Leave', /^Asha Rao/))[0]).toBe(
    `employee/Management?open=${ID}&part=leave&month=2026-11`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Department' }));
  expect(asked()[0]).toMatchObject({ department: 'Design' });
  expect(asked().at(-1)).not.toHaveProperty('department');
});

test('a headcount opens its people in the overview', async () => {
  show('employee/Reports?report=headcount&by=month&from=2026-11&to=2026-11', [row('2026-11', null, people)]);
  expect(await cells('Headcount', /^Nov/)).toEqual([
    'dashboard/HR?figure=headcount&month=2026-11',
    'dashboard/HR?figure=headcount&month=2026-10',
    'dashboard/HR?figure=joined&month=2026-11&until=2026-11',
    'dashboard/HR?figure=left&month=2026-11&until=2026-11',
  ]);
});
