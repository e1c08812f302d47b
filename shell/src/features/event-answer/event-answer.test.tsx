import type { EventInvitation } from '@atrium/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, press, serverFor } from '../../testing/render-portal.js';

const invitation: EventInvitation = {
  company: 'Acme Media',
  organiser: 'Asha Rao',
  guest: 'p…@monsoon.example',
  title: 'Pitch',
  place: 'Studio',
  link: 'https://meet.example/1',
  description: 'Bring boards',
  at: '2026-07-06T10:00',
  zone: 'Asia/Kolkata',
  start: '2026-07-06T10:00',
  end: '2026-07-06T11:00',
  startsAt: '2026-07-06T04:30:00.000Z',
  endsAt: '2026-07-06T05:30:00.000Z',
  repeats: true,
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  next: ['2026-07-06T10:00', '2026-07-13T10:00'],
  answer: 'none',
  proposal: null,
  guests: [{ name: 'Ravi Menon', answer: 'yes' }],
};

test('a mailed answer is only sent by a press, for one date or all; another time is proposed', async () => {
  // Whoever is signed in, of whichever company.
  const server = serverFor(person('client'))
    .on('POST event-invitations/read', () => invitation)
    .on('POST event-invitations/answer', () => ({ ...invitation, answer: 'maybe' }))
    .on('POST event-invitations/propose', () => ({
      ...invitation,
      proposal: { start: '2026-07-07T10:00', end: '2026-07-07T11:00' },
    }));
  openPortal('/calendar/answer#token=a.b.c&answer=maybe');
  await screen.findByRole('heading', { level: 1, name: 'Pitch' });
  screen.getByText('Asha Rao of Acme Media invites you');
  screen.getByText(/^Mon, 6 Jul,? 2026, 04:30 – 05:30/);
  screen.getByText(/10:00 – 11:00 \(Asia\/Kolkata\)$/, { selector: 'span' });
  screen.getByText('Every week on Monday');
  expect(screen.getByRole('radio', { name: 'Maybe' }).getAttribute('aria-checked')).toBe('true');
  expect(server.sent('POST event-invitations/answer')).toEqual([]);
  await press('Send answer');
  await screen.findByText('Your answer is sent: Maybe');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Your answer is for' }),
    '2026-07-13T10:00',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await press('Send answer');
  await screen.findByText('Your answer is sent: No');
  expect(server.sent('POST event-invitations/answer')).toEqual([
    { link: 'a.b.c', answer: 'maybe' },
    { link: 'a.b.c', answer: 'no', at: '2026-07-13T10:00' },
  ]);
  await press('Propose another time');
  await press('Propose');
  await screen.findByText(/^You proposed Tue, 7 Jul/);
  expect(server.sent('POST event-invitations/propose')).toMatchObject([
    {
      link: 'a.b.c',
      at: '2026-07-06T10:00',
      start: '2026-07-06T04:30',
      end: '2026-07-06T05:30',
      zone: 'UTC',
    },
  ]);
});

test('a link that no longer works says so', async () => {
  serverFor(null).on('POST event-invitations/read', () => new Failure(410, 'LINK_EXPIRED'));
  openPortal('/calendar/answer#token=a.b.c');
  await screen.findByRole('heading', { name: 'The invitation did not open' });
  screen.getByText(/expired/);
});
