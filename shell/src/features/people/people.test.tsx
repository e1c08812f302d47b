import type { Colleague } from '@atrium/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { Failure, type Call } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const self = person('employee');
const colleague = (id: string, firstName: string, part: Partial<Colleague> = {}): Colleague => ({
  id,
  firstName,
  lastName: 'Rao',
  email: `${firstName.toLowerCase()}@acme.test`,
  role: 'employee',
  presence: 'online',
  title: null,
  department: null,
  ...part,
});
const people = [
  colleague(self.id, 'Asha'),
  colleague('p2', 'Bela', { title: 'Designer', department: 'Studio' }),
];

function openPeople(path = '/acme/people', answer: (call: Call) => unknown = () => people) {
  const server = serverFor(self).on('GET people', (call) => {
    const items = answer(call);
    return Array.isArray(items)
      ? { items, nextCursor: null, total: items.length, totalIsExact: true }
      : items;
  });
  openPortal(path);
  return server;
}
const cards = async () =>
  within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');

test('people without an account are marked, and nobody can write to them', async () => {
  openPeople('/acme/people', () => [
    colleague('e1', 'Anand', { role: null, presence: null, title: 'Editor' }),
  ]);
  const [anand] = await cards();
  expect(anand?.textContent).toContain('Editor');
  expect(anand?.textContent).toContain('No account');
  expect(within(anand!).queryByRole('link', { name: /^Message/ })).toBeNull();
});

test('everybody has a card with what they do, whether they are there, and the way to write to them', async () => {
  openPeople();
  const [own, bela] = await cards();
  expect(bela?.textContent).toContain('Designer');
  expect(bela?.textContent).toContain('Studio');
  expect(bela?.textContent).toContain('Online');
  expect(within(own!).queryByRole('link', { name: /^Message/ })).toBeNull();
  await userEvent.click(within(bela!).getByRole('link', { name: 'Message to Bela Rao' }));
  expect(address()).toBe('/acme/messages?with=p2');
});

test('name and letter go to the server and stand in the address; nobody found is said', async () => {
  const server = openPeople('/acme/people', ({ params }) => {
    const { letter } = params as { letter?: string };
    return letter ? people.filter(({ firstName }) => firstName.toLowerCase().startsWith(letter)) : people;
  });
  await cards();
  const letter = await screen.findByRole('combobox', { name: 'First letter' });
  await userEvent.type(letter, 'b{Enter}');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(address()).toBe('/acme/people?letter=b');
  await userEvent.clear(letter);
  await userEvent.type(letter, 'z{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /Clear/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'bela{Enter}');
  await waitFor(() => expect(address()).toBe('/acme/people?search=bela'));
  const asked = server.calls.filter(({ url }) => url === 'people').map(({ params }) => params);
  await waitFor(() => expect(asked.length).toBeGreaterThan(2));
});

test('as a table', async () => {
  openPeople('/acme/people?view=table');
  const row = await screen.findByRole('row', { name: /Bela Rao/ });
  expect(row.textContent).toContain('bela@acme.test');
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  await cards();
  expect(address()).toBe('/acme/people');
});

test('choices that follow each other before the page is drawn are all kept', async () => {
  openPeople('/acme/people?letter=z', () => []);
  const clear = await screen.findByRole('button', { name: /Clear/ });
  const table = screen.getByRole('radio', { name: 'Table' });
  await act(async () =>
    startTransition(() => {
      table.click();
      clear.click();
    }),
  );
  await waitFor(() => expect(address()).toBe('/acme/people?view=table'));
});

test('without an answer it says so, and asks again', async () => {
  const server = openPeople('/acme/people', () => new Failure(503, 'UNAVAILABLE'));
  await screen.findByRole('heading', { name: 'People could not be loaded' });
  server.on('GET people', () => ({ items: people, nextCursor: null, total: 2, totalIsExact: true }));
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await cards()).toHaveLength(2);
});
