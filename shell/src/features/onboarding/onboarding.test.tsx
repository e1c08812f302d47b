import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { acme, person } from '../../testing/people.js';
import { address, openPortal, press, serverFor } from '../../testing/render-portal.js';

const invitation = {
  company: { code: acme.code, name: acme.name },
  email: 'ravi@acme.test',
  firstName: 'Ravi',
  lastName: 'Menon',
  role: 'employee',
  invitedBy: 'Asha Rao',
  expiresAt: '2026-11-27T10:00:00.000Z',
};

test('an invitation shows who invites where, and a password is all it takes', async () => {
  const server = serverFor(null)
    .on('POST auth/invitations/lookup', () => invitation)
    .on('POST auth/invitations/accept', () => ({ user: person('employee') }));
  openPortal('/employee/Onboarding#token=company.good');
  await screen.findByRole('heading', { name: 'Join Acme Media' });
  screen.getByText('Asha Rao invited you as Employee.');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ravi');
  expect(screen.getByLabelText('Work email')).toHaveProperty('readOnly', true);
  await userEvent.type(screen.getByLabelText('Password'), 'monsoon-2026{Enter}');
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  expect(address()).toBe('/acme/dashboard');
  expect(server.sent('POST auth/invitations/accept')).toEqual([
    { token: 'company.good', firstName: 'Ravi', lastName: 'Menon', password: 'monsoon-2026' },
  ]);
});

test('a weak password is said beside its field', async () => {
  const fields = { password: 'Use at least 10 characters.' };
  serverFor(null)
    .on('POST auth/invitations/lookup', () => invitation)
    .on('POST auth/invitations/accept', () => new Failure(400, 'VALIDATION_FAILED', fields));
  openPortal('/employee/Onboarding#token=company.good');
  await userEvent.type(await screen.findByLabelText('Password'), 'short{Enter}');
  await screen.findByText('Use at least 10 characters.', { selector: '.at-field-error' });
});

test.each([
  ['expired', 410, 'LINK_EXPIRED', /It has expired/],
  ['used', 410, 'LINK_INVALID', /It was already used or withdrawn/],
  ['cut', 400, 'VALIDATION_FAILED', /The link is incomplete/],
] as const)('a link that is %s says so and leads to the sign-in', async (token, status, code, words) => {
  serverFor(null).on('POST auth/invitations/lookup', () => new Failure(status, code));
  openPortal(`/employee/Onboarding#token=${token}`);
  await screen.findByText(words);
  screen.getByRole('link', { name: 'Sign in' });
});

test('an invitation that cannot be read now is tried again', async () => {
  const server = serverFor(null).on('POST auth/invitations/lookup', () => new Failure(503, 'UNAVAILABLE'));
  openPortal('/employee/Onboarding#token=later');
  await screen.findByRole('heading', { name: 'The invitation could not be read' });
  server.on('POST auth/invitations/lookup', () => invitation);
  await press('Retry');
  await screen.findByRole('heading', { name: 'Join Acme Media' });
});
