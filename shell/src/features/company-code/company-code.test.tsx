import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

beforeEach(() => window.localStorage.clear());

test('a known code, in whatever case, leads to the sign-in and is remembered', async () => {
  serverFor(null);
  openPortal('/companyCode');
  await userEvent.type(await screen.findByLabelText('Company code'), '  ACME {Enter}');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(address()).toBe('/acme/auth/login');
  expect(window.localStorage.getItem('companyCode')).toBe('acme');
  await userEvent.click(screen.getByRole('link', { name: 'Change' }));
  await screen.findByText('Used on this device');
  expect(screen.getByRole('link', { name: /Acme Media/ }).getAttribute('href')).toBe('/acme/auth/login');
});

test('an unknown code is said beside the field and changes nothing', async () => {
  const fields = { companyCode: 'No company uses this code.' };
  serverFor(null).on('GET companies/nobody', () => new Failure(404, 'COMPANY_NOT_FOUND', fields));
  openPortal('/companyCode');
  await userEvent.type(await screen.findByLabelText('Company code'), 'nobody{Enter}');
  await screen.findByText('No company uses this code.');
  expect(address()).toBe('/companyCode');
  expect(window.localStorage.getItem('companyCode')).toBeNull();
});

test('an empty code is said without asking the server', async () => {
  const server = serverFor(null);
  openPortal('/companyCode');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Enter your company code.');
  expect(server.calls.filter(({ url }) => url.startsWith('companies'))).toEqual([]);
});

test('a person who is signed in is offered the way back', async () => {
  serverFor(person('employee'));
  openPortal('/companyCode');
  const back = await screen.findByRole('link', { name: 'Back to Acme Media' });
  expect(back.getAttribute('href')).toBe('/acme/dashboard');
});
