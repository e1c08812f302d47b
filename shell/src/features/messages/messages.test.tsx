import type { Contact, Conversation, Message, SendMessage } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure, type Call } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor, sendLiveEvent } from '../../testing/render-portal.js';

const id = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ravi: Contact = { id: id(7), name: 'Ravi Kumar', role: 'employee', presence: 'online' };
const said = (number: number, text: string, mine = false): Message => ({
  id: id(number),
  clientId: id(900 + number),
  mine,
  text,
  sentAt: '2026-11-20T08:00:00.000Z',
});

/** A server with one conversation, which stores what is written. */
function serverWith(messages: Message[]) {
  const state = { messages, unread: messages.filter(({ mine }) => !mine).length };
  const list = (): Conversation[] => {
    const [last] = state.messages;
    return last ? [{ id: id(99), contact: ravi, last, unread: state.unread }] : [];
  };
  const server = serverFor(person('employee'))
    .on('GET inbox/counts', () => ({ notifications: 0, messages: state.unread, badges: {} }))
    .on('GET messages/conversations', () => ({ items: list(), next: null }))
    .on('GET messages/contacts', ({ params }: Call) => {
      const { search = '' } = params as { search?: string };
      return { items: ravi.name.toLowerCase().includes(search.toLowerCase()) ? [ravi] : [] };
    })
    .on(`GET messages/with/${ravi.id}`, ({ params }: Call) => {
      const { before, limit } = params as { before?: string; limit: number };
      const rows = state.messages.filter((one) => !before || one.id < before);
      const next = rows.length > limit ? rows[limit - 1]!.id : null;
      return { contact: ravi, items: rows.slice(0, limit), next, readUpTo: id(1) };
    })
    .on(`POST messages/with/${ravi.id}/read`, () => {
      state.unread = 0;
      return { done: true };
    });
  const accept = ({ body }: Call) => {
    const { clientId, text } = body as SendMessage;
    const known = state.messages.find((one) => one.clientId === clientId);
    const message = known ?? { ...said(500 + state.messages.length, text, true), clientId };
    if (!known) state.messages = [message, ...state.messages];
    return message;
  };
  server.on(`POST messages/with/${ravi.id}`, accept);
  return { server, state, accept };
}
const log = async () => within(await screen.findByRole('log', { name: 'Messages with Ravi Kumar' }));
const sent = (server: ReturnType<typeof serverWith>['server']) =>
  server.sent(`POST messages/with/${ravi.id}`) as SendMessage[];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the top bar counts what is unread and opens the conversation, which is then read', async () => {
  const { server } = serverWith([said(2, 'Are you in?'), said(1, 'Hello', true)]);
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Messages, 1 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: /^Messages/ }));
  await userEvent.click(await panel.findByRole('link', { name: /Ravi Kumar/ }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  expect(address()).toBe(`/acme/messages?with=${ravi.id}`);
  (await log()).getByText('Are you in?');
  (await log()).getByText(/Read/);
  await waitFor(() => expect(server.sent(`POST messages/with/${ravi.id}/read`)).toEqual([{ upTo: id(2) }]));
  await screen.findByRole('button', { name: 'Messages' });
});

test('Enter sends once, and answers appear by themselves', async () => {
  const { server, state } = serverWith([said(1, 'Hello', true)]);
  openPortal(`/acme/messages?with=${ravi.id}`);
  const field = await screen.findByRole('textbox', { name: 'Message to Ravi Kumar' });
  await userEvent.type(field, 'Lunch?{Enter}{Enter}');
  (await log()).getByText('Lunch?');
  expect(field).toHaveProperty('value', '');
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  await waitFor(async () => expect((await log()).queryByText('Sending')).toBeNull());
  state.messages = [said(800, 'Yes!'), ...state.messages];
  sendLiveEvent({ type: 'invalidate', tags: ['Message'] });
  (await log()).getByText('Lunch?');
  await screen.findByText('Yes!', { selector: 'p' });
});

test('unsent text is kept after the browser was closed', async () => {
  serverWith([said(1, 'Hello', true)]);
  const first = openPortal(`/acme/messages?with=${ravi.id}`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'Long');
  first.unmount();
  sessionStorage.clear();
  openPortal(`/acme/messages?with=${ravi.id}`);
  expect(await screen.findByRole('textbox', { name: /^Message to/ })).toHaveProperty('value', 'Long');
});

test('a message that fails keeps its text, also when the page was left, and is sent again as the same one', async () => {
  const { server, accept } = serverWith([said(1, 'Hello', true)]);
  server.on(`POST messages/with/${ravi.id}`, () => new Failure(503, 'UNAVAILABLE'));
  openPortal(`/acme/messages?with=${ravi.id}`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'Important{Enter}');
  await (await log()).findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  await userEvent.click(screen.getByRole('button', { name: 'Messages' }));
  await userEvent.click(await screen.findByRole('link', { name: /Ravi Kumar/ }));
  await (await log()).findByText('Important');
  server.on(`POST messages/with/${ravi.id}`, accept);
  await userEvent.click((await log()).getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await log()).queryByRole('alert')).toBeNull());
  await (await log()).findByText('Important');
  const [first, second] = sent(server);
  expect(second).toEqual(first);
});

test('failed messages can be discarded; typed text stays until it is sent', async () => {
  const { server } = serverWith([said(1, 'Hello', true)]);
  server.on(`POST messages/with/${ravi.id}`, () => new Failure(503, 'UNAVAILABLE'));
  openPortal(`/acme/messages?with=${ravi.id}`);
  const field = () => screen.findByRole('textbox', { name: /^Message to/ });
  await userEvent.type(await field(), 'No{Enter}');
  await userEvent.click(await (await log()).findByRole('button', { name: 'Discard' }));
  expect((await log()).queryByText('No')).toBeNull();
  await userEvent.type(await field(), 'Half a sen');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: /^(Good|Hello)/ });
  await userEvent.click(screen.getByRole('button', { name: 'Messages' }));
  await userEvent.click(await screen.findByRole('link', { name: /Ravi Kumar/ }));
  expect(await field()).toHaveProperty('value', 'Half a sen');
});

test('somebody is found by name and written to', async () => {
  serverWith([]);
  openPortal('/acme/messages');
  await userEvent.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  await userEvent.type(dialog.getByRole('searchbox'), 'nobody');
  await dialog.findByText('No one matches this name.');
  await userEvent.clear(dialog.getByRole('searchbox'));
  await userEvent.click(await dialog.findByRole('button', { name: /Ravi Kumar/ }));
  await (await log()).findByText(/Say hello to Ravi Kumar/);
  expect(address()).toBe(`/acme/messages?with=${ravi.id}`);
});

test('older messages come when asked for', async () => {
  serverWith(Array.from({ length: 40 }, (_, index) => said(40 - index, `no ${40 - index}.`)));
  openPortal(`/acme/messages?with=${ravi.id}`);
  expect((await log()).queryByText('no 1.')).toBeNull();
  await userEvent.click((await log()).getByRole('button', { name: 'Show older' }));
  await (await log()).findByText('no 1.');
});

test('a conversation that cannot be loaded is tried again', async () => {
  const { server } = serverWith([]);
  const address = `GET messages/with/${ravi.id}`;
  server.on(address, () => new Failure(503, 'UNAVAILABLE'));
  openPortal(`/acme/messages?with=${ravi.id}`);
  await screen.findByRole('heading', { name: 'This conversation could not be loaded' });
  server.on(address, () => ({ contact: ravi, items: [said(1, 'Hello')], next: null, readUpTo: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  (await log()).getByText('Hello');
});
