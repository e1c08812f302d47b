import type { TaskRepeat } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RepeatDialog from './repeat.dialog.js';

const REPEAT: TaskRepeat = {
  id: '01890000-0000-7000-8000-0000000000e1',
  version: 3,
  title: 'Weekly report',
  mode: 'calendar',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  startOn: '2026-06-15',
  dueDays: null,
  zone: 'Asia/Kolkata',
  skipWhileOpen: true,
  state: 'active',
  tab: null,
  nextOn: '2026-06-22',
  assignees: [],
  mayChange: true,
  task: { id: '01890000-0000-7000-8000-0000000000e2', number: 'T-1', title: 'Weekly report' },
  allowedTransitions: ['update'],
};

function open(repeat: TaskRepeat) {
  const Page = () => <RepeatDialog row={repeat} onClose={() => undefined} />;
  const { calls } = renderPage(Page, {
    role: 'employee',
    path: 'employee/repeats',
    answer: ({ url, body }) =>
      url === 'task-repeats/dates' ? { dates: ['2026-06-22'] } : { ...repeat, ...(body as object) },
  });
  return {
    sent: () => calls.find(({ method }) => method === 'PATCH')?.body,
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const COUNT = 'Enter a whole number from 1 to 10,000.';

test('fixed days that are not chosen to the end are told, and nothing is saved', async () => {
  const { sent, save } = open(REPEAT);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Repeats' }), 'Custom');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await screen.findByText('Choose at least one day.');
  await save();
  await screen.findByText('Choose how it repeats.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await waitFor(() => expect(screen.queryByText('Choose how it repeats.')).toBeNull());
  const every = screen.getByRole('textbox', { name: 'Every' });
  await userEvent.clear(every);
  await screen.findByText(COUNT);
  await save();
  expect(sent()).toBeUndefined();
  await userEvent.type(every, '2');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' }));
});

test('an interval without a number is told, and nothing is saved', async () => {
  const { sent, save } = open({ ...REPEAT, mode: 'completion', rule: 'FREQ=WEEKLY;INTERVAL=2' });
  const every = await screen.findByRole('textbox', { name: /^Comes after/ });
  await userEvent.clear(every);
  await screen.findByText(COUNT);
  await save();
  expect(sent()).toBeUndefined();
  await userEvent.type(every, '3');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ rule: 'FREQ=WEEKLY;INTERVAL=3' }));
});
