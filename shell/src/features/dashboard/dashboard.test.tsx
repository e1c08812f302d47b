import type { NextStep } from '@atrium/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor, sendLiveEvent } from '../../testing/render-portal.js';
import { greetingAt } from './greeting.rules.js';

const step = (id: string, done: boolean, order: number): NextStep => ({
  id,
  title: `Step ${id}`,
  text: `What ${id} is for.`,
  path: 'admin/users',
  done,
  order,
});

test('the steps that are left lead on, those that are done do not, and the share is said', async () => {
  serverFor(person('admin')).on('GET portal/next-steps', () => ({
    items: [step('a', true, 1), step('b', false, 2)],
  }));
  openPortal('/acme/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Next steps' }));
  card.getByText('1 of 2 done');
  expect(card.queryByRole('link', { name: /Step a/ })).toBeNull();
  expect(card.getByRole('link', { name: /Step b/ }).getAttribute('href')).toBe('/acme/admin/users');
});

test('a step that gets done elsewhere is ticked by itself, and the card leaves with the last one', async () => {
  const server = serverFor(person('admin')).on('GET portal/next-steps', () => ({
    items: [step('a', false, 1)],
  }));
  openPortal('/acme/dashboard');
  await screen.findByRole('link', { name: /Step a/ });
  server.on('GET portal/next-steps', () => ({ items: [step('a', true, 1)] }));
  sendLiveEvent({ type: 'invalidate', tags: ['NextStep'] });
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
});

test('the steps are put away and brought back, in every browser', async () => {
  const KEY = 'portal.nextStepsHidden';
  const stored = { key: KEY, value: false, version: 0 };
  const server = serverFor(person('admin'))
    .on('GET portal/next-steps', () => ({ items: [step('a', true, 1), step('b', false, 2)] }))
    .on('GET settings', () => ({ items: [{ ...stored }] }))
    .on(`PUT settings/${KEY}`, ({ body }) => ({
      ...Object.assign(stored, body, { version: stored.version + 1 }),
    }));
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Hide next steps' }));
  const back = await screen.findByRole('button', { name: '1 next step' });
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: true, version: 0 }]);
  await userEvent.click(back);
  await screen.findByRole('region', { name: 'Next steps' });
  expect(screen.queryByRole('button', { name: '1 next step' })).toBeNull();
});

test('steps that cannot be loaded are tried again', async () => {
  const server = serverFor(person('employee')).on(
    'GET portal/next-steps',
    () => new Failure(503, 'UNAVAILABLE'),
  );
  openPortal('/acme/dashboard');
  await screen.findByRole('heading', { name: 'Your next steps could not be loaded' });
  server.on('GET portal/next-steps', () => ({ items: [step('a', false, 1)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /Step a/ });
});

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %s o’clock', (hour, greeting) => {
  expect(greetingAt(hour, 'Asha')).toBe(`${greeting}, Asha`);
});
