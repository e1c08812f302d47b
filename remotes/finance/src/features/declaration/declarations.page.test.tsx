import { HR_ERRORS, type OwnDeclaration, type RegimeTax, type TaxClaim } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, page } from '../../testing/payroll.js';
import DeclarationsPage from './declarations.page.js';

const rent: TaxClaim = {
  id: id(1),
  version: 1,
  allowedTransitions: ['approve', 'refuse'],
  employee: { id: id(2), name: 'Karthik Subramanian' },
  taxYear: 2026,
  kind: 'rent',
  title: 'Flat in Andheri',
  amount: 3_000_000,
  tax: 0,
  approved: null,
  state: 'declared',
  reason: null,
  proof: 'rent.pdf',
  proofId: id(3),
  createdAt: '2026-06-29T04:28:00.000Z',
};
const taxOf = (regime: RegimeTax['regime'], yearTax: number): RegimeTax => ({
  regime,
  salary: 180_000_000,
  standardDeduction: 7_500_000,
  rentExempt: 0,
  professionalTax: 0,
  investments: 0,
  healthInsurance: 0,
  taxableIncome: 172_500_000,
  slabTax: yearTax,
  rebate: 0,
  surcharge: 0,
  cess: 0,
  yearTax,
});
const declaration: OwnDeclaration = {
  taxYear: 2026,
  version: 1,
  regime: 'new',
  metro: false,
  lastMonth: '2027-01',
  open: true,
  claims: [rent, { ...rent, id: id(4), kind: 'investments', title: 'Life insurance', amount: 10_000_000 }],
  limits: { investments: 15_000_000, healthInsurance: 10_000_000 },
  comparison: {
    month: '2026-06',
    hasPan: true,
    confirmed: false,
    regimes: [taxOf('new', 14_560_000), taxOf('old', 12_000_000)],
  },
};

const openOwn = (given: Partial<OwnDeclaration> = {}) =>
  renderPage(DeclarationsPage, {
    role: 'employee',
    path: 'payroll/declarations',
    answer: ({ url, method }) => {
      if (url === 'finance/own/declaration') return { ...declaration, ...given };
      if (url === 'finance/own/declaration/claims' && method === 'POST') return rent;
      return undefined;
    },
  });

test('both regimes stand side by side, and the difference is said', async () => {
  openOwn();
  const table = within(await screen.findByRole('region', { name: 'Tax of the year in both regimes' }));
  const total = within(table.getByRole('row', { name: /Tax of the year/ }));
  expect(total.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,45,600', '1,20,000']);
  screen.getByText('The other regime would save you ₹25,600 this year.');
});

test('a line is added within its limit, with its refusal beside the field', async () => {
  const { calls } = openOwn();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a line' }));
  dialog.getByText('₹1,50,000 a year count at most; ₹50,000 is left.');
  await userEvent.type(dialog.getByLabelText(/Policy, fund/), 'School fee');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Enter an amount above 0.');
  const amount = dialog.getByLabelText(/Paid in the tax year/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '40000');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const body = {
    taxYear: 2026,
    kind: 'investments',
    title: 'School fee',
    amount: 4_000_000,
    tax: 0,
    fileId: null,
  };
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', body })));
});

test('a closed declaration is read, not changed', async () => {
  openOwn({ open: false });
  await screen.findByText(/It was closed at the end of January 2027/);
  expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'To check' })).toBeNull();
});

test('who has no employee record is told so', async () => {
  const { NO_EMPLOYEE_RECORD } = HR_ERRORS;
  renderPage(DeclarationsPage, {
    role: 'admin',
    path: 'payroll/declarations',
    answer: () => ({ status: 404, error: { ...NO_EMPLOYEE_RECORD } }),
  });
  await screen.findByText('No employee record yet');
  screen.getByRole('link', { name: 'To check' });
});

test('payroll approves a part of a line, and refuses only with a reason', async () => {
  const { calls } = renderPage(DeclarationsPage, {
    role: 'admin',
    path: 'payroll/declarations?tab=queue',
    answer: ({ url, method }) => {
      if (url === 'finance/tax-claims') return page(rent);
      return method === 'POST' ? { ...rent, state: 'approved' } : undefined;
    },
  });
  const row = within(await screen.findByRole('row', { name: /Karthik Subramanian/ }));
  expect(row.getByRole('link', { name: 'rent.pdf' }).getAttribute('href')).toContain(id(3));
  const choose = async (name: string) => {
    await userEvent.click(row.getByRole('button', { name: /Flat in Andheri/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Refuse');
  const refusal = within(await screen.findByRole('dialog', { name: 'Refuse Flat in Andheri' }));
  await userEvent.click(refusal.getByRole('button', { name: 'Refuse' }));
  await refusal.findByText('Say why, so that it can be mended.');
  await userEvent.click(refusal.getByRole('button', { name: 'Cancel' }));
  await choose('Approve');
  const approval = within(await screen.findByRole('dialog', { name: 'Approve Flat in Andheri' }));
  const counted = approval.getByLabelText(/Amount that counts/);
  await userEvent.clear(counted);
  await userEvent.type(counted, '28000');
  await userEvent.click(approval.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `finance/tax-claims/${rent.id}/approve`,
        body: { version: 1, approved: 2_800_000 },
      }),
    ),
  );
});
