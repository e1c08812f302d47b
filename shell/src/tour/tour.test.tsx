import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person } from '../testing/people.js';
import { openPortal, serverFor } from '../testing/render-portal.js';
import { TOUR_STOPS } from './tour-stops.js';

const KEY = 'portal.tourSeen';
const OFFER = /Take a quick tour/;

/** A person with an open next step, who has seen the tour or not. */
function open(seen: boolean) {
  const stored = { key: KEY, value: seen, version: Number(seen) };
  const step = { id: 'a', title: 'A step', text: 'What for.', path: 'people', done: false, order: 1 };
  const server = serverFor(person('admin'))
    .on('GET settings', () => ({ items: [{ ...stored }] }))
    .on('GET portal/next-steps', () => ({ items: [step] }))
    .on(`PUT settings/${KEY}`, ({ body }) => ({
      ...Object.assign(stored, body, { version: stored.version + 1 }),
    }));
  openPortal('/acme/dashboard');
  return server;
}
const stop = (name: string) => screen.findByRole('dialog', { name });
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a newcomer is offered to be shown around, once, and finds every stop in the frame', async () => {
  const server = open(false);
  await screen.findByText(OFFER);
  await screen.findByRole('region', { name: 'Next steps' });
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  for (const [index, { title }] of TOUR_STOPS.entries()) {
    const card = within(await stop(title));
    card.getByText(`${String(index + 1)} of ${String(TOUR_STOPS.length)}`);
    const isLast = index === TOUR_STOPS.length - 1;
    await userEvent.click(card.getByRole('button', { name: isLast ? 'Done' : 'Next' }));
  }
  await isOver();
  expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: true, version: 0 }]);
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
});

test('it goes on and back by the arrows, and is skipped at once', async () => {
  open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Show me around' }));
  const first = await stop('Everything you can open');
  within(first).getByRole('button', { name: 'Skip' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  within(await stop('Find anything'))
    .getByRole('button', { name: 'Back' })
    .focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(within(await stop('Everything you can open')).getByRole('button', { name: 'Skip' }));
  await isOver();
});

test('a person who declines the tour is not asked again and finds it in the profile menu', async () => {
  const server = open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
  expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: true, version: 0 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show me around' }));
  await userEvent.click(within(await stop('Everything you can open')).getByRole('button', { name: 'Skip' }));
  await isOver();
});

test('a person who has taken the tour is not offered it', async () => {
  open(true);
  await screen.findByRole('region', { name: 'Next steps' });
  expect(screen.queryByText(OFFER)).toBeNull();
});
