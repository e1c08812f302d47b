import type { PayFile } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, id, page, payments, run, slip } from '../../../testing/payroll.js';
import PayrollPage from '../payroll.page.js';

const fund: PayFile = {
  file: 'fund',
  name: 'ecr-2026-06.txt',
  people: 2,
  total: 1_234_500,
  problem: 'incomplete',
  missing: [{ employee: { id: id(6), name: 'Karthik Subramanian' }, reason: 'noUan' }],
  taken: [],
};
const journal: PayFile = {
  ...fund,
  file: 'journal',
  name: 'journal-2026-06.csv',
  problem: null,
  missing: [],
  taken: [{ at: '2026-06-29T04:28:00.000Z', by: 'Ananya Deshpande', hash: 'ab12'.repeat(16) }],
};

const open = () =>
  renderPage(PayrollPage, {
    role: 'admin',
    path: `payroll/table?open=${run.id}`,
    answer: ({ url, method }) => {
      if (url === `finance/runs/${run.id}/check`) return check;
      if (url === `finance/runs/${run.id}/files`) return { items: [journal, fund] };
      if (url === `finance/runs/${run.id}/payments`) return payments;
      if (url === `finance/runs/${run.id}/archive`) return { jobId: null, fileId: null, doneAt: null };
      if (url === `finance/runs/${run.id}/slips/send`)
        return { people: 1, without: [{ id: id(8), name: 'Sana Shaikh' }] };
      if (url.startsWith(`finance/runs/${run.id}`)) return { ...run, state: 'locked' };
      if (url === 'finance/slips' && method === 'GET') return page(slip);
      return undefined;
    },
  });

test('files of a locked run say what is missing and who took them', async () => {
  open();
  const files = within(await screen.findByRole('region', { name: 'Files' }));
  files.getByText(/Taken by Ananya Deshpande/);
  files.getByText('ab12ab12ab12');
  files.getByRole('button', { name: 'Save Journal' });
  files.getByText('It is made of everyone or not at all.');
  files.getByText('Karthik Subramanian');
  expect(files.queryByRole('button', { name: /ECR/ })).toBeNull();
});

test('payslips are sent after a question, and who cannot be reached is named', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Payslips' }));
  card.getByRole('button', { name: 'Make the file' });
  await userEvent.click(card.getByRole('button', { name: 'Send payslips' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/slips/send'))).toBe(true));
  await screen.findByText('Without an account: Sana Shaikh');
});
