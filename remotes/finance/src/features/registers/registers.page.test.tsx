import type { PayReadiness, PayRegister, TaxChallan, TaxQuarterStatement } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, page, run } from '../../testing/payroll.js';
import RegistersPage from './registers.page.js';

const statement: TaxQuarterStatement = {
  taxYear: 2026,
  quarter: 'q2',
  deductor: null,
  months: [
    { month: '2026-07', people: 2, gross: 20_000_000, tax: 1_500_000 },
    { month: '2026-08', people: 0, gross: 0, tax: 0 },
    { month: '2026-09', people: 0, gross: 0, tax: 0 },
  ],
  deducted: 1_500_000,
  deposited: { count: 1, tax: 1_000_000, interest: 0, fee: 0 },
  early: ['00043'],
  openRuns: [{ id: id(1), kind: 'regular', month: '2026-08', group: 'Everyone' }],
  withoutPan: [{ id: id(6), name: 'Karthik Subramanian' }],
  files: [
    { file: 'sheets', name: 'form-138-2026-27-q2.xlsx', problem: 'noDeductor', taken: [] },
    {
      file: 'challans',
      name: 'form-138-2026-27-q2-challans.csv',
      problem: null,
      taken: [{ at: '2026-11-02T05:00:00.000Z', by: 'Ananya Deshpande', hash: 'ab12'.repeat(16) }],
    },
  ],
};

const challan: TaxChallan = {
  id: id(9),
  version: 1,
  allowedTransitions: ['archive'],
  taxYear: 2026,
  quarter: 'q2',
  bsrCode: '0510308',
  paidOn: '2026-08-07',
  serial: '00042',
  tax: 1_000_000,
  interest: 0,
  fee: 0,
  status: 'active',
  archivedAt: null,
};

const register: PayRegister = {
  columns: [
    { code: 'BASIC', title: 'Basic' },
    { code: 'TDS', title: null },
  ],
  rows: [
    {
      employee: { id: id(6), name: 'Karthik Subramanian' },
      code: 'NL-0023',
      paidDays: 30,
      amounts: [5_000_000, 0],
      gross: 5_000_000,
      deductions: 0,
      net: 5_000_000,
    },
  ],
  people: 120,
  totals: { amounts: [9_000_000, 100_000], gross: 9_000_000, deductions: 100_000, net: 8_900_000 },
  name: 'salary-2026-06',
  taken: [{ format: 'csv', at: '2026-11-02T05:00:00.000Z', by: 'Ananya Deshpande', hash: 'ab12'.repeat(16) }],
};

const readiness: PayReadiness = {
  isReady: true,
  items: [
    { key: 'fundCode', isDone: false, count: 0, of: 1, missing: [] },
    { key: 'uan', isDone: true, count: 2, of: 2, missing: [] },
  ],
};

const open = (path: string) =>
  renderPage(RegistersPage, {
    role: 'admin',
    path,
    answer: ({ url, method }) => {
      if (url.startsWith('finance/registers')) return register;
      if (url === 'finance/readiness') return readiness;
      if (url === 'finance/runs') return page({ ...run, state: 'locked' });
      if (url.startsWith('finance/tax-statements')) return statement;
      if (url === 'settings') return { items: [{ key: 'finance.deductor', value: null, version: 0 }] };
      if (url === 'finance/tax-challans') return method === 'GET' ? page(challan) : challan;
      return undefined;
    },
  });

test('the statement of a quarter says that it is for review, and what does not agree', async () => {
  open('payroll/registers?tab=statement&year=2026&quarter=q2');
  await screen.findByText(/data for review, not an upload file/);
  const card = within(await screen.findByRole('region', { name: 'Deducted and deposited' }));
  card.getByText(/5,000.* of the deducted tax is in no challan\./);
  card.getByText(/belong to another one: 00043/);
  card.getByText(/August 2026 · Everyone is not locked/);
  card.getByText('Without a PAN: Karthik Subramanian');
  const files = within(screen.getByRole('region', { name: 'Files' }));
  files.getByText('Enter the TAN and the person responsible first.');
  files.getByText(/Taken by Ananya Deshpande/);
  files.getByRole('button', { name: 'Save Challans, as CSV' });
  expect(files.queryByRole('button', { name: /Everything/ })).toBeNull();
});

test('a TAN that is none is said beside its field', async () => {
  open('payroll/registers?tab=statement');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit deductor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'TAN' }), 'BLR1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter the TAN, like BLRA12345B.');
});

test('a challan is entered with its digits', async () => {
  const { calls } = open('payroll/registers?tab=challans');
  await screen.findByText('00042');
  await userEvent.click(screen.getByRole('button', { name: 'Add challan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'BSR code' }), '051');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Challan serial number' }), '00044');
  await userEvent.click(dialog.getByRole('button', { name: /Add/ }));
  await dialog.findByText('Enter the 7 digits of the bank branch.');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(false));
});

test('the register of a month says who was paid what, what is missing, and where the other files are', async () => {
  const { calls } = open('payroll/registers?month=2026-06');
  const table = within(await screen.findByRole('table'));
  table.getByRole('row', { name: /Karthik Subramanian 30 50,000 – 50,000 – 50,000/ });
  table.getByRole('row', { name: /Together 90,000 1,000 90,000 1,000 89,000/ });
  screen.getByText('The first 1 people; the files have everyone.');
  screen.getByText(/Missing for the files: PF establishment code of the company/);
  expect(screen.getByRole('link', { name: 'Enter it' }).getAttribute('href')).toContain(
    'payroll/form?tab=company',
  );
  const link = await screen.findByRole('link', { name: /Everyone · Monthly pay/ });
  expect(link.getAttribute('href')).toContain(`payroll/table?open=${run.id}`);
  const files = within(screen.getByRole('region', { name: 'Files' }));
  files.getByText(/Taken by Ananya Deshpande/);
  files.getByRole('button', { name: 'Save Salary register, XLSX' });
  expect(calls.some(({ url }) => url.startsWith('finance/registers'))).toBe(true);
});
