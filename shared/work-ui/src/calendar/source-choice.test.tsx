import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../testing/calendar-answers.data.js';
import CalendarPage from './calendar.page.js';

test('sources that are hidden in quick succession are all hidden', async () => {
  let version = 0;
  const saved: (() => void)[] = [];
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2026-06-15&view=month',
    answer: async (call) => {
      if (call.method !== 'PUT') return answer(call);
      await new Promise<void>((resolve) => saved.push(resolve));
      const { value } = call.body as { value: unknown };
      return { key: 'work.calendarOwn', value, version: (version += 1) };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Holidays' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tasks due' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  saved[0]?.();
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      value: { sources: { holidays: { on: false }, tasks: { on: false } } },
      version: 1,
    }),
  );
  saved[1]?.();
});
