import { presentTimezone } from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type FakeApi } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const answerAvailability = (server: FakeApi, taken: readonly string[]) =>
  server.on('GET companies/availability', ({ params }) => {
    const { code } = params as { code: string };
    const free = !taken.includes(code);
    return { code, available: free, reason: free ? null : 'This company code is taken. Choose another.' };
  });

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Company name'), 'Acme Media');
  await userEvent.type(screen.getByLabelText('First name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Last name'), 'Rao');
  await userEvent.type(screen.getByLabelText('Work email'), 'asha@acme.test');
  await userEvent.type(screen.getByLabelText('Password'), 'monsoon-2026');
}

test('the code follows the name, is checked, and the mail is on its way', async () => {
  const server = answerAvailability(serverFor(null), []).on('POST companies', () => ({ done: true }));
  openPortal('/signup');
  await fillIn();
  await screen.findByText(/acme-media is available/);
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveProperty('value', presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone));
  await userEvent.click(zone);
  await userEvent.keyboard('dubai{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Create company' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  screen.getByText('asha@acme.test');
  expect(server.sent('POST companies')).toEqual([
    expect.objectContaining({ companyCode: 'acme-media', companyName: 'Acme Media', timezone: 'Asia/Dubai' }),
  ]);
  expect(screen.queryByRole('link', { name: 'Open local outbox' })).toBeNull();
});

test('a taken code is said at once and free ones are offered', async () => {
  answerAvailability(serverFor(null), ['acme-media']);
  openPortal('/signup');
  await userEvent.type(await screen.findByLabelText('Company name'), 'Acme Media');
  await screen.findByText('This company code is taken. Choose another.');
  await userEvent.click(await screen.findByRole('button', { name: 'acmemedia' }));
  await screen.findByText(/acmemedia is available/);
  expect(screen.getByLabelText('Company code')).toHaveProperty('value', 'acmemedia');
});

test('everything that is missing is said beside its field', async () => {
  const server = answerAvailability(serverFor(null), []);
  openPortal('/signup');
  await userEvent.click(await screen.findByRole('button', { name: 'Create company' }));
  for (const name of ['Company name', 'Company code', 'First name', 'Last name', 'Work email', 'Password']) {
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Company name'));
  expect(server.sent('POST companies')).toEqual([]);
});

test('what the server refuses stands beside its field and nothing typed is lost', async () => {
  const fields = { password: 'Use at least 10 characters.', companyCode: 'This company code is taken.' };
  answerAvailability(serverFor(null), []).on(
    'POST companies',
    () => new Failure(400, 'VALIDATION_FAILED', fields),
  );
  openPortal('/signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create company' }));
  await screen.findByText('Use at least 10 characters.');
  screen.getByText('This company code is taken.');
  expect(screen.getByLabelText('Work email')).toHaveProperty('value', 'asha@acme.test');
});

test('the link of the mail confirms and arrives at the details of the company', async () => {
  const server = serverFor(null).on('POST auth/confirm', () => ({ user: person('admin') }));
  openPortal('/signup#token=company.secret');
  await screen.findByRole('heading', { level: 1, name: 'Agency details' });
  expect(address()).toBe('/acme/auth/agency/details');
  expect(server.sent('POST auth/confirm')).toEqual([{ token: 'company.secret' }]);
});

test('a link that no longer works says so and leads to sign-in', async () => {
  serverFor(null).on('POST auth/confirm', () => new Failure(410, 'LINK_EXPIRED'));
  openPortal('/signup#token=company.secret');
  await screen.findByText(/This link has expired/);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy());
});
