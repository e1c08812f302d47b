import { dayIn, readAskedEvent, weekdayOf, type ClientOnboarding } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OnboardingPage from './onboarding.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000f${String(last)}`;
const riya = { id: id(9), name: 'Riya Kapoor' };
const complete: ClientOnboarding = {
  id: id(1),
  version: 2,
  allowedTransitions: [],
  leadId: null,
  managerId: riya.id,
  contactIds: [id(8)],
  kickoffOn: '2026-12-01',
  kickoffFrom: '11:00',
  kickoffTitle: 'Kick-off',
  client: { id: id(2), name: 'Rao Foods' },
  manager: riya,
  lead: null,
  step: 'complete',
  stepSince: '2026-11-02T05:00:00.000Z',
  blockedBy: null,
  people: [{ id: id(8), name: 'Asha Rao', email: 'asha@rao.example' }],
  createdAt: '2026-11-02T05:00:00.000Z',
};
const named = (last: number, name: string, more: Partial<ClientOnboarding>): ClientOnboarding => ({
  ...complete,
  id: id(last),
  client: { id: id(last), name },
  ...more,
});
const rows = [
  complete,
  named(3, 'Seabird', { people: [], contactIds: [] }),
  named(4, 'Lotus', { kickoffOn: null }),
  named(5, 'Jasmine', {
    step: 'team',
    blockedBy: 'A person without an email can have no login.',
    allowedTransitions: ['resume', 'skip', 'cancel'],
  }),
];

test('each row offers what comes next, and what waits is tried again there', async () => {
  const { calls } = renderPage(OnboardingPage, {
    role: 'admin',
    path: 'client/onboarding',
    answer: ({ method, url }) => {
      if (method === 'POST') return { ...rows[3], step: 'complete', blockedBy: null, version: 3 };
      if (url.startsWith('client-onboardings'))
        return { items: rows, total: rows.length, totalIsExact: true, nextCursor: null };
      return undefined;
    },
  });
  const table = within(await screen.findByRole('table'));
  const open = await table.findByRole('link', { name: 'Open client: Rao Foods' });
  expect(open.getAttribute('href')).toBe(`/acme/client/management?open=${id(2)}`);
  expect(table.getByRole('link', { name: 'Invite to portal: Seabird' }).getAttribute('href')).toBe(
    `/acme/client/createClient?client=${id(3)}`,
  );
  const plan = table.getByRole<HTMLAnchorElement>('link', { name: 'Plan kick-off: Lotus' });
  expect([plan.pathname, plan.search]).toEqual(['/acme/calendar', '?new=1']);
  const asked = readAskedEvent(plan.hash);
  expect(asked).toEqual({
    title: 'Kick-off',
    day: expect.any(String),
    from: '11:00',
    guests: [riya],
    outsideGuests: ['asha@rao.example'],
  });
  expect(weekdayOf(asked!.day)).toBeLessThan(6);
  expect(asked!.day > dayIn(new Date(), 'Asia/Kolkata')).toBe(true);
  await userEvent.click(table.getByRole('button', { name: 'Resume: Jasmine' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
      [`client-onboardings/${id(5)}/resume`, { version: 2 }],
    ]),
  );
});
