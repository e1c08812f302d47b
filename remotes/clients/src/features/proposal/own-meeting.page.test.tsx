import type { OwnMeeting } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import OwnWork from './components/own-work.js';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-06-15T06:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const KICK_OFF = {
  title: 'Kick-off',
  start: '2026-06-16T05:30:00Z',
  end: '2026-06-16T06:30:00Z',
  allDay: false,
  place: 'Andheri office',
  link: 'https://meet.example/kesar',
};

const open = (meeting: OwnMeeting['meeting']) =>
  renderPage(OwnWork, {
    role: 'client',
    path: 'client/proposal',
    answer: ({ url }) => {
      if (url === 'client-portal/meeting') return { meeting };
      return { items: [], projects: [], clients: [], next: null };
    },
  });

test('a client who signs in sees the next meeting, where it is and how to join it', async () => {
  open(KICK_OFF);
  await screen.findByRole('heading', { name: 'Next meeting' });
  screen.getByText('Kick-off');
  screen.getByText('Andheri office');
  // The clock of whoever reads it.
  const clock = (at: string) => new Date(at).toTimeString().slice(0, 5);
  const times = `${clock('2026-06-16T05:30:00Z')} to ${clock('2026-06-16T06:30:00Z')}`;
  screen.getByText((text) => text.includes('June 2026') && text.includes(times));
  const join = screen.getByRole('link', { name: 'Join the meeting' });
  expect(join.getAttribute('href')).toBe('https://meet.example/kesar');
});

test('the parts come together, so that none pushes another down', async () => {
  let answer: (milestones: object) => void = () => undefined;
  const milestones = new Promise<object>((resolve) => {
    answer = resolve;
  });
  renderPage(OwnWork, {
    role: 'client',
    path: 'client/proposal',
    answer: ({ url }) => {
      if (url === 'client-portal/meeting') return { meeting: null };
      if (url === 'client-portal/milestones') return milestones;
      return { items: [], projects: [], clients: [], next: null };
    },
  });
  await screen.findByRole('status', { name: 'Loading' });
  await Promise.resolve();
  expect(screen.queryByText('No proposals yet')).toBeNull();
  answer({ items: [] });
  await screen.findByText('No proposals yet');
});

test('without a meeting ahead there is no card', async () => {
  const { calls } = open(null);
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('client-portal/meeting'));
  await screen.findByText('No proposals yet');
  expect(screen.queryByText('Next meeting')).toBeNull();
});

test('of several days the last one is named too', async () => {
  open({ ...KICK_OFF, start: '2026-06-16', end: '2026-06-19', allDay: true });
  await screen.findByText(/16 June 2026 to .*18 June 2026/);
});

test('a meeting that ends leaves the page; one who comes back asks again', async () => {
  const { calls } = open({ ...KICK_OFF, end: '2026-06-16T05:45:00Z' });
  await screen.findByText('Kick-off');
  const asked = () => calls.filter(({ url }) => url === 'client-portal/meeting').length;
  expect(asked()).toBe(1);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBe(2));
  jest.setSystemTime(new Date('2026-06-16T05:45:00Z'));
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.queryByText('Kick-off')).toBeNull();
});
