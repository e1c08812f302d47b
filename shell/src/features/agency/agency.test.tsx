import type { CompanyProfile } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const company: CompanyProfile = {
  id: '0198a0e0-0000-7000-8000-0000000000c1',
  code: 'acme',
  logo: null,
  name: 'Acme Media',
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  gstin: null,
  timezone: 'Asia/Kolkata',
  workingWeek: [1, 2, 3, 4, 5],
  currency: 'INR',
  complete: false,
  version: 1,
};
const hrApp = { id: 'hr', title: 'HR', summary: 'People', icon: 'users', people: 3, enabled: false };
const city = () => screen.getByRole('textbox', { name: /^City/ });
const serverOf = (stored: CompanyProfile = company) =>
  serverFor(person('admin'))
    .on('GET company', () => stored)
    .on('GET apps', () => ({ items: [hrApp] }))
    .on('PUT apps/hr', () => ({ ...hrApp, enabled: true }))
    .on('PATCH company', ({ body }) => ({ ...stored, ...(body as object), complete: true, version: 2 }));

test('a newcomer fills in what is known, and goes on to the dashboard', async () => {
  const server = serverOf();
  openPortal('/acme/auth/agency/details');
  await screen.findByRole('heading', { level: 1, name: 'Agency details' });
  await userEvent.type(await screen.findByLabelText(/^GSTIN/), '29AAGCB7383J1Z5');
  await userEvent.type(city(), 'Bengaluru');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('This GSTIN is not valid. Check it for a typing mistake.');
  expect(server.sent('PATCH company')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^GSTIN/), '{Backspace}4');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  expect(address()).toBe('/acme/dashboard');
  expect(server.sent('PATCH company')).toEqual([
    expect.objectContaining({
      city: 'Bengaluru',
      gstin: '29AAGCB7383J1Z4',
      workingWeek: [1, 2, 3, 4, 5, 6],
      version: 1,
    }),
  ]);
});

test('who comes back stays on the page, and a refusal keeps what was typed', async () => {
  serverOf({ ...company, complete: true }).on('PATCH company', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/acme/auth/agency/details');
  await userEvent.type(await screen.findByRole('textbox', { name: /^City/ }), 'Pune');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByText(/not available right now/);
  expect(city()).toHaveProperty('value', 'Pune');
});

test('what somebody else saved meanwhile is shown, and what was typed is kept', async () => {
  const server = serverOf({ ...company, complete: true }).on(
    'PATCH company',
    () => new Failure(409, 'STALE_VERSION'),
  );
  openPortal('/acme/admin/company');
  await userEvent.type(await screen.findByRole('textbox', { name: /^City/ }), 'Pune');
  server.on('GET company', () => ({ ...company, workingWeek: [1, 2], city: 'Surat', version: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByRole('radio', { name: 'City: take theirs, Surat' });
  screen.getByText(/Working week \(Monday and Tuesday\)/);
  expect(city()).toHaveProperty('value', 'Pune');
});

test('areas are switched there', async () => {
  const server = serverOf();
  openPortal('/acme/auth/agency/details');
  await userEvent.click(await screen.findByRole('switch', { name: 'HR' }));
  await waitFor(() => expect(server.sent('PUT apps/hr')).toEqual([{ enabled: true }]));
});

test('the details can wait', async () => {
  const server = serverOf();
  openPortal('/acme/auth/agency/details');
  await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  expect(server.sent('PATCH company')).toEqual([]);
});

test('people who may not edit the company are told who does', async () => {
  serverFor(person('employee'));
  openPortal('/acme/auth/agency/details');
  await screen.findByText('An admin keeps the details of your company. Ask one if something is incorrect.');
});

test('a missing page offers no retry but a link home', async () => {
  serverOf().on('GET company', () => new Failure(404, 'NOT_FOUND'));
  openPortal('/acme/admin/company');
  const alert = within(await screen.findByRole('alert'));
  alert.getByRole('heading', { name: 'The company could not be loaded' });
  expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
  await userEvent.click(alert.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
});
