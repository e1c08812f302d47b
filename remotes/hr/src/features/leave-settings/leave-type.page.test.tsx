import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeOf } from './leave-code.rules.js';
import LeaveTypePage from './leave-type.page.js';

async function open(refusal?: object) {
  const { calls } = renderPage(LeaveTypePage, {
    role: 'hr',
    path: 'settings/leaves',
    answer: ({ method }) => {
      if (method === 'GET') return { items: [], nextCursor: null, total: 0, totalIsExact: true };
      return refusal ?? { id: '01890000-0000-7000-8000-0000000000e1', name: 'Study leave' };
    },
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: 'Add leave type' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Add leave type' }));
  const made = () =>
    calls.filter(({ method, url }) => method === 'POST' && url === 'hr/leave-types').map(({ body }) => body);
  return { user, form, made };
}

test('a new type asks for its name, its days and whether it is paid; the rest has its usual answers', async () => {
  const { user, form, made } = await open();
  expect(form.getAllByRole('textbox').length + form.getAllByRole('checkbox').length).toBe(3);
  await user.type(form.getByLabelText(/^Name/), 'Study leave');
  await user.clear(form.getByLabelText(/^Days a year/));
  await user.type(form.getByLabelText(/^Days a year/), '6');
  await user.click(form.getByLabelText('Paid'));
  await user.click(form.getByRole('button', { name: 'Add leave type' }));
  await waitFor(() =>
    expect(made()).toMatchObject([
      { name: 'Study leave', code: 'SL', quota: 6, paid: false, yearMonth: 4, frequency: 'monthly' },
    ]),
  );
});

test('the first month is chosen by its name, and a refused answer behind More shows itself', async () => {
  const taken = 'Another leave type has this code.';
  const { user, form, made } = await open({
    status: 409,
    error: {
      code: 'LEAVE_TYPE_CODE_TAKEN',
      message: taken,
      fields: { code: taken },
      requestId: 'r',
    },
  });
  await user.type(form.getByLabelText(/^Name/), 'Study leave');
  await user.click(form.getByRole('button', { name: 'More' }));
  const month = form.getByRole('combobox', { name: /First month of the leave year/ });
  await user.clear(month);
  await user.type(month, 'January');
  await user.click(await screen.findByRole('option', { name: 'January' }));
  await user.click(form.getByRole('button', { name: 'More' }));
  expect(form.queryByRole('combobox', { name: /First month of the leave year/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add leave type' }));
  await form.findByText(taken);
  expect(form.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  expect(made()).toMatchObject([{ yearMonth: 1 }]);
});

test.each([
  ['Casual leave', 'CL'],
  ['Paternity', 'PA'],
  ['Leave without pay 2', 'LWP2'],
  ['छुट्टी', ''],
])('the code of %s is %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
