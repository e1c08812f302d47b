import { addTextSource, showLanguage } from '@atrium/sdk';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote.js';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { pageOf, riya } from '../../testing/employees.js';
import EmployeePage from './employee.page.js';

/** The texts that the shell brings. */
const common = () => import('@atrium/contracts/locales/ar.json');

const server: Answer = ({ url }) => (url === 'hr/employees' ? pageOf([riya]) : { items: [] });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => showLanguage('en')));

test('the list is in Arabic: its toolbar, its columns as the contract names them, and its dates', async () => {
  await addTextSource(remote.texts!);
  await addTextSource({ hi: common, ar: common });
  await showLanguage('ar');
  renderPage(EmployeePage, { role: 'hr', path: 'employee/Management', answer: server });
  await screen.findByPlaceholderText('الاسم أو الرمز أو البريد');
  await screen.findByRole('columnheader', { name: 'بيانات العمل' });
  const row = within(await screen.findByRole('row', { name: new RegExp(riya.firstName) }));
  row.getByText('12 أغسطس 2021');
  row.getByText('دائم');
});
