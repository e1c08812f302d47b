import type { OfferedHolidays } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HolidayPage from './holiday.page.js';

const offered: OfferedHolidays = {
  region: 'IN-KA',
  days: [
    { date: '2040-01-26', name: 'Republic Day', yearly: 'sameDay' },
    { date: '2040-03-04', name: 'Holi', yearly: 'moves' },
    { date: '2040-11-01', name: 'Kannada Rajyotsava', yearly: 'sameDay' },
  ],
};

test('the holidays of the company’s state are chosen and changed before they are added', async () => {
  render(<ToastHost />);
  const { calls } = renderPage(HolidayPage, {
    role: 'admin',
    path: 'settings/holidays',
    answer: ({ url, method, params }) => {
      if (url === 'hr/starters/holidays' && method === 'GET')
        return params?.['region'] === 'IN-KL' ? { region: 'IN-KL', days: [] } : offered;
      if (url === 'hr/starters/holidays')
        return { added: 1, left: [{ date: '2040-11-01', name: 'Kannada Rajyotsava' }] };
      return { items: [], total: 0, totalIsExact: true, nextCursor: null };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add the holidays of the state' }));
  const form = within(await screen.findByRole('dialog', { name: 'Holidays of a state' }));
  await form.findByRole('checkbox', { name: /Republic Day/ });
  const state = form.getByRole('combobox', { name: 'State' });
  expect((state as HTMLSelectElement | HTMLInputElement).value).toMatch(/IN-KA|Karnataka/);
  await userEvent.click(form.getByRole('checkbox', { name: /Holi/ }));
  const [name] = form.getAllByRole('textbox', { name: 'Name' });
  await userEvent.clear(name!);
  await userEvent.type(name!, 'Day of the republic');
  await userEvent.click(form.getByRole('button', { name: 'Add holidays' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'hr/starters/holidays' && method === 'POST')?.body,
    ).toEqual({
      days: [
        { date: '2040-01-26', name: 'Day of the republic', yearly: 'sameDay' },
        { date: '2040-11-01', name: 'Kannada Rajyotsava', yearly: 'sameDay' },
      ],
    }),
  );
  await screen.findByText(
    /^1 holiday added. Check the festivals that move. Left out, since the day has a holiday already: .*2040, Kannada Rajyotsava.$/,
  );
});

test('what was changed belongs to one state, nothing is offered to add where nothing is left, and Esc asks first', async () => {
  const other = { region: 'IN-WB', days: [{ ...offered.days[0]!, name: 'Another name' }] };
  renderPage(HolidayPage, {
    role: 'admin',
    path: 'settings/holidays',
    answer: ({ url, method, params }) => {
      if (url === 'hr/starters/holidays' && method === 'GET') {
        if (params?.['region'] === 'IN-WB') return other;
        return params?.['region'] === 'IN-KL' ? { region: 'IN-KL', days: [] } : offered;
      }
      return { items: [], total: 0, totalIsExact: true, nextCursor: null };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add the holidays of the state' }));
  const form = within(await screen.findByRole('dialog', { name: 'Holidays of a state' }));
  for (const box of await form.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(form.getByRole('button', { name: 'Add holidays' }));
  await form.findByText('Choose a day.');
  await userEvent.click(form.getByRole('checkbox', { name: /Republic Day/ }));
  expect(form.queryByText('Choose a day.')).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' of ours');
  const state = form.getByRole('combobox', { name: 'State' });
  await userEvent.clear(state);
  await userEvent.type(state, 'West Bengal{Enter}');
  const kept = await form.findByRole<HTMLInputElement>('checkbox', { name: /Another name/ });
  expect(kept.checked).toBe(true);
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Another name');
  await userEvent.clear(state);
  await userEvent.type(state, 'Kerala{Enter}');
  await form.findByText('All of them are in your list.');
  expect(form.queryByRole('button', { name: 'Add holidays' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Holidays of a state' })).toBeTruthy();
});
