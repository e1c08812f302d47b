import {
  notificationPreferencesKey,
  type NotificationKind,
  type NotificationPreferences,
  type PutSetting,
} from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor } from '../../testing/render-portal.js';

const { key, fallback } = notificationPreferencesKey;
const PUT = `PUT settings/${key}`;

const CHOICE = { mandatory: false, ownMenu: false, email: 'daily' } as const;
const KINDS: NotificationKind[] = [
  { ...CHOICE, kind: 'account.role-changed', title: 'My role changes', group: 'My account', mandatory: true },
  { ...CHOICE, kind: 'people.joined', title: 'Someone accepts my invitation', group: 'People' },
  { ...CHOICE, kind: 'apps.switched', title: 'An app is switched on or off', group: 'Apps' },
];

function open(role: 'admin' | 'employee' = 'admin') {
  const stored = { value: fallback, version: 0 };
  const server = serverFor(person(role))
    .on('GET notifications/kinds', () => ({ items: KINDS }))
    .on('GET settings', () => ({ items: [{ key, ...stored }] }))
    .on(PUT, ({ body }) => {
      stored.value = (body as PutSetting).value as NotificationPreferences;
      stored.version += 1;
      return { key, ...stored };
    });
  openPortal('/acme/employee/Profile?tab=notifications');
  return { server, stored };
}
const byMail = (name: string) => screen.findByRole('combobox', { name: `${name}: by email` });
const inPortal = (name: string) => screen.findByRole('switch', { name: `${name}: in the portal` });

test('two quick choices are both kept', async () => {
  const { stored, server } = open();
  await userEvent.selectOptions(await byMail('An app is switched on or off'), 'now');
  await userEvent.click(await inPortal('Someone accepts my invitation'));
  await waitFor(() => expect(server.sent(PUT)).toHaveLength(2));
  expect(stored.value.kinds).toEqual({
    'apps.switched': { inApp: true, email: 'now' },
    'people.joined': { inApp: false, email: 'daily' },
  });
});

test('a person chooses among what the server says can concern them, by group, and not about their safety', async () => {
  open('employee');
  await byMail('An app is switched on or off');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'My account',
    'People',
    'Apps',
  ]);
  expect(screen.getAllByText(/Always on, to keep your account/)).toHaveLength(1);
  expect(screen.queryByRole('combobox', { name: /My role changes/ })).toBeNull();
});

test('quiet hours are switched on with a night, changed, and switched off', async () => {
  const { stored } = open();
  const quiet = await screen.findByRole('checkbox', { name: 'No email in quiet hours' });
  await userEvent.click(quiet);
  await waitFor(() => expect(stored.value.quiet).toEqual({ from: '20:00', to: '08:00' }));
  const until = screen.getByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.type(until, '07:30');
  await userEvent.tab();
  await waitFor(() => expect(stored.value.quiet).toEqual({ from: '20:00', to: '07:30' }));
  await userEvent.click(quiet);
  await waitFor(() => expect(stored.value.quiet).toBeNull());
});

test('a refused change is undone with a message', async () => {
  const { server } = open();
  server.on(PUT, () => new Failure(503, 'UNAVAILABLE'));
  const portal = await inPortal('Someone accepts my invitation');
  await userEvent.click(portal);
  await screen.findByText('This could not be saved');
  expect(portal).toHaveProperty('checked', true);
});
