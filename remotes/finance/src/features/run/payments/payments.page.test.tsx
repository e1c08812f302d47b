import type { PayRun, RunPayments } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, id, page, payments, run, slip } from '../../../testing/payroll.js';
import PayrollPage from '../payroll.page.js';

const locked: PayRun = {
  ...run,
  state: 'partlyPaid',
  allowedTransitions: ['pay', 'makeBankFile', 'settleBankFile', 'sendBack', 'payCash', 'useNewAccounts'],
};

/** Each list holds somebody else, so that a dialog that offers another one is found. */
const payees = ({ of, fileId }: Record<string, unknown> = {}) => {
  const karthik = { id: id(6), name: 'Karthik Subramanian', code: 'NL-0023' };
  if (of === 'cash') return { items: [{ ...karthik, name: 'Sana Shaikh' }] };
  return { items: of === 'due' || (of === 'sent' && fileId === id(20)) ? [karthik] : [] };
};

const open = (given: Partial<RunPayments> = {}) =>
  renderPage(PayrollPage, {
    role: 'admin',
    path: `payroll/table?open=${run.id}`,
    answer: ({ url, method, params }) => {
      if (url === `finance/runs/${run.id}/check`) return check;
      if (url === `finance/runs/${run.id}/payments`) return { ...payments, ...given };
      if (url === `finance/runs/${run.id}/payees`) return payees(params);
      if (url === `finance/runs/${run.id}/files`) return { items: [] };
      if (url === `finance/runs/${run.id}/archive`) return { jobId: null, fileId: null, doneAt: null };
      if (url.startsWith(`finance/runs/${run.id}`)) return locked;
      if (url === 'settings' && method === 'GET') return { items: [] };
      if (url === 'finance/slips' && method === 'GET') return page({ ...slip, state: 'locked' });
      return undefined;
    },
  });

const sent = async (calls: ReturnType<typeof open>['calls'], step: string, body: object) =>
  waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ url: `finance/runs/${run.id}/${step}`, body: expect.objectContaining(body) }),
    ),
  );

test('a changed account is said before a file is made, and taken only after a question', async () => {
  const { calls } = open();
  await screen.findByText(
    'Karthik Subramanian has another account since the run was locked: ICIC •••• 6554. The next bank file still pays to HDFC •••• 1222.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use the new account' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Use the new account' }));
  await sent(calls, 'use-new-accounts', { version: 3, employeeIds: [id(6)] });
});

test('the parts of the pay add up, and the next file says who is not in it', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  card.getByRole('row', { name: /In bank files, not answered 48,200/ });
  card.getByRole('row', { name: /Not paid 51,800/ });
  card.getByText('The run and the journal come to the same.');
  card.getByText('Sana Shaikh');
  await userEvent.click(card.getByRole('button', { name: 'Make bank file' }));
  await sent(calls, 'make-bank-file', { version: 3 });
});

test('sums that do not agree are said', async () => {
  open({ totals: { ...payments.totals, journal: 1 } });
  await screen.findByText(/come to another sum/);
});

test('a file is paid except whom the bank sent back, with the reason', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  await userEvent.click(card.getByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  dialog.getByText('Bank file 1 · June 2026');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Sent back by the bank' }));
  await userEvent.click(await screen.findByRole('option', { name: /Karthik Subramanian/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await dialog.findByText('Say why the bank sent it back.');
  const reason = dialog.getByRole('textbox', { name: 'Why the bank sent Karthik Subramanian back' });
  await userEvent.type(reason, 'Account closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await sent(calls, 'settle-bank-file', {
    version: 3,
    fileId: id(20),
    returned: [{ employeeId: id(6), reason: 'Account closed' }],
  });
});

test('somebody is paid in cash', async () => {
  const { calls } = open();
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  await userEvent.click(card.getByRole('button', { name: 'Pay in cash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay in cash' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await dialog.findByText('Choose someone.');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Employee' }));
  await userEvent.click(await screen.findByRole('option', { name: /Karthik Subramanian/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await sent(calls, 'pay-cash', { version: 3, employeeIds: [id(6)] });
});

test('who was paid in cash by mistake is not paid after all', async () => {
  const { calls } = open({ totals: { ...payments.totals, cash: 5_180_000 } });
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  await userEvent.click(card.getByRole('button', { name: 'Record as not paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record as not paid' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Employee' }));
  await userEvent.click(await screen.findByRole('option', { name: /Sana Shaikh/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why it was not paid' }), 'Wrong person');
  await userEvent.click(dialog.getByRole('button', { name: 'Record as not paid' }));
  await sent(calls, 'send-back', { version: 3, employeeId: id(6), reason: 'Wrong person' });
});

test('a file that was taken before files were kept is asked about by name', async () => {
  const earlier = [{ at: '2026-06-30T05:00:00.000Z', by: 'Ananya Deshpande', hash: 'ab12' }];
  const { calls } = open({ earlier, files: [] });
  const card = within(await screen.findByRole('region', { name: 'Payment' }));
  await userEvent.click(card.getByRole('button', { name: 'Make bank file' }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText(/Ananya Deshpande took a bank file of this run on/);
  await userEvent.click(question.getByRole('button', { name: 'It was not paid: make a bank file' }));
  await sent(calls, 'make-bank-file', { version: 3, isUnpaid: true });
});

test('marking a run as paid says how many count as paid by which file, and how many in cash', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
  await dialog.findByText('1 person counts as paid by bank file 1.');
  dialog.getByText('1 person counts as paid in cash.');
});
