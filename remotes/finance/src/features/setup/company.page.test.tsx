import { BANK_TEMPLATE_COLUMNS, bankTemplatesKey, registrationsKey } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, page } from '../../testing/payroll.js';
import SetupPage from './setup.page.js';

const open = () =>
  renderPage(SetupPage, {
    role: 'admin',
    path: 'payroll/form?tab=company',
    answer: ({ url, method }) => {
      if (url === 'settings') return { items: [] };
      if (url.startsWith('settings/') && method === 'PUT')
        return { key: url.slice(9), value: null, version: 1 };
      if (url === 'finance/groups') return page({ id: id(2), name: 'Everyone', status: 'active' });
      return undefined;
    },
  });

const columnsOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  return within(await screen.findByRole('dialog', { name: 'Columns of bank files' }));
};

test('a pay group gets columns of its own, in its order and with its headings', async () => {
  const { calls } = open();
  const dialog = await columnsOf('Everyone');
  await userEvent.click(dialog.getByRole('button', { name: 'Account, IFSC, amount and name' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move column 3 up' }));
  const heading = dialog.getAllByRole('textbox', { name: 'Heading' })[0]!;
  await userEvent.clear(heading);
  await userEvent.type(heading, 'Beneficiary account');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const [account, ifsc, amount, ...others] = BANK_TEMPLATE_COLUMNS.short;
  const columns = [{ ...account, heading: 'Beneficiary account' }, amount, ifsc, ...others];
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: `settings/${bankTemplatesKey.key}`,
        body: { version: 0, value: { company: null, groups: [{ groupId: id(2), columns }] } },
      }),
    ),
  );
});

test('columns that no bank can pay by are refused in words', async () => {
  const { calls } = open();
  const dialog = await columnsOf('The whole company');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove column 2' }));
  const third = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Column 3' });
  expect(third.value).toBe('Amount');
  await userEvent.click(third);
  await userEvent.click(await screen.findByRole('option', { name: 'IFSC' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Another column says this already.');
  dialog.getByText('The account number is missing. Add a column for it.');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('the numbers of the company are refused beside their fields, and kept without the signs between', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit registrations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrations' }));
  const fund = dialog.getByRole('textbox', { name: 'PF establishment code' });
  await userEvent.type(fund, 'MH/BAN/1');
  await userEvent.click(dialog.getByRole('button', { name: 'Add state' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Registration number' }), '27123456789P');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter the 5 letters and 10 digits, like MHBAN0012345000.');
  await userEvent.clear(fund);
  await userEvent.type(fund, 'MH/BAN/0012345/000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const professionalTax = [{ state: 'Maharashtra', number: '27123456789P' }];
  const value = { ...registrationsKey.fallback, providentFund: 'MHBAN0012345000', professionalTax };
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ url: `settings/${registrationsKey.key}`, body: { version: 0, value } }),
    ),
  );
});
