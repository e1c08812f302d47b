import type { PayReadiness } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, id, page, run } from '../../testing/payroll.js';
import PayrollPage from './payroll.page.js';

const readiness: PayReadiness = {
  isReady: false,
  items: [
    { key: 'components', isDone: true, count: 4, of: null, missing: [] },
    {
      key: 'salaries',
      isDone: false,
      count: 1,
      of: 3,
      missing: [
        { id: id(6), name: 'Asha Rao' },
        { id: id(8), name: 'Sana Shaikh' },
      ],
    },
    { key: 'tan', isDone: false, count: 0, of: null, missing: [] },
  ],
};

test('before the first run a list says what is missing, for whom, and where it is added', async () => {
  renderPage(PayrollPage, {
    role: 'admin',
    path: 'payroll/table',
    answer: ({ url }) => (url === 'finance/readiness' ? readiness : page()),
  });
  const list = within(await screen.findByRole('region', { name: 'Before the first run' }));
  const salaries = list.getByRole('link', { name: /Salaries of employees/ });
  expect(salaries.getAttribute('href')).toContain('payroll/form?tab=salaries');
  within(salaries).getByText('Missing for Asha Rao and Sana Shaikh');
  const tan = list.getByRole('link', { name: /TAN of the company/ });
  expect(tan.getAttribute('href')).toContain('payroll/registers');
});

test('the next month is made and computed in one press, and opened', async () => {
  const { calls } = renderPage(PayrollPage, {
    role: 'admin',
    path: 'payroll/table',
    answer: ({ url, method }) => {
      if (url === 'finance/readiness') return { ...readiness, isReady: true };
      if (url === 'finance/groups') return page({ id: id(2), name: 'Everyone' });
      if (url === `finance/runs/${run.id}/check`) return check;
      if (url.startsWith(`finance/runs/${run.id}`) || method === 'POST') return run;
      return url === 'finance/runs' ? page(run) : page();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Run / }));
  await screen.findByRole('heading', { name: /June 2026/ });
  await waitFor(() => expect(calls.some(({ url }) => url === `finance/runs/${run.id}/compute`)).toBe(true));
});
