import type { CompanyPack, CompanyPacks } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id } from '../../testing/payroll.js';
import SetupPage from './setup.page.js';

const known: CompanyPack = {
  pack: {
    kind: 'codeWages',
    state: null,
    from: '2025-11-21',
    to: null,
    data: { leastPercent: '50', mostDeductedPercent: '50' },
    source: 'Code on Wages 2019',
    enteredBy: null,
    approvedBy: null,
  },
  id: null,
  entered: null,
  approved: null,
  confirmed: false,
  live: true,
  mayConfirm: true,
};

const open = (...items: CompanyPack[]) =>
  renderPage(SetupPage, {
    role: 'admin',
    path: 'payroll/form?tab=packs',
    answer: ({ url }) => {
      if (url.endsWith('/impact'))
        return {
          month: '2026-11',
          people: 2,
          changed: 1,
          net: -60_000,
          employerCost: 0,
          items: [{ employee: { id: id(6), name: 'Karthik Subramanian' }, net: -60_000, employerCost: 0 }],
        };
      return url.startsWith('finance/packs') ? ({ items } satisfies CompanyPacks) : undefined;
    },
  });

test('values are listed with their source, and are confirmed after a look at them', async () => {
  const { calls } = open(known);
  await screen.findByText(/1 set of values is not confirmed by two people/);
  const card = within(screen.getByRole('region', { name: 'Code on Wages' }));
  card.getByText('Unconfirmed');
  await userEvent.click(card.getByText('Code on Wages 2019'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Code on Wages' }));
  dialog.getByText('Wages at least, in percent of the pay');
  await userEvent.click(dialog.getByRole('button', { name: 'I compared them, confirm' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: 'finance/packs/confirm',
        body: { kind: 'codeWages', state: null, from: '2025-11-21' },
      }),
    ),
  );
});

test('values that are not the rule yet say whose pay they change', async () => {
  const entered = { user: { id: id(3), name: 'Ananya Deshpande' }, at: '2026-11-01T05:00:00.000Z' };
  open({ ...known, id: id(30), entered, live: false });
  await userEvent.click(await screen.findByText('Code on Wages 2019'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Code on Wages' }));
  await dialog.findByText('Karthik Subramanian');
  dialog.getByText(/Ananya Deshpande entered it/);
  dialog.getByRole('button', { name: 'Drop' });
});
