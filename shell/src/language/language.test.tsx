import { addTextSource, language, showLanguage } from '@atrium/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person } from '../testing/people.js';
import { openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';
import { firstTexts } from './first-texts.js';
import { chooseLanguage, startLanguage } from './language.js';

const { documentElement: page } = document;
const shown = () => [page.lang, page.dir];

/** Starts the page as main.tsx does, in a browser with these languages. */
async function begin(...languages: string[]): Promise<void> {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  await addTextSource(firstTexts);
  await startLanguage();
}
beforeEach(() => window.localStorage.clear());
afterEach(() => act(() => showLanguage('en')));

test.each([
  [['hi-IN', 'en'], ['hi', 'ltr'], 'कौन-सी कंपनी?'],
  [['fr', 'ar-EG'], ['ar', 'rtl'], 'أي شركة؟'],
  [['fr', 'de'], ['en', 'ltr'], 'Which company?'],
])('a browser that speaks %j sees the page so', async (languages, dress, heading) => {
  await begin(...languages);
  serverFor(null);
  openPortal('/companyCode');
  await screen.findByRole('heading', { name: heading });
  expect(shown()).toEqual(dress);
});

test('before signing in a press on a language changes the page, and this browser remembers', async () => {
  await begin('en');
  serverFor(null);
  openPortal('/companyCode');
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
  await screen.findByRole('heading', { name: 'أي شركة؟' });
  expect(shown()).toEqual(['ar', 'rtl']);
  await act(() => showLanguage('en'));
  await act(startLanguage);
  expect(shown()).toEqual(['ar', 'rtl']);
});

const KEY = 'portal.language';
function signedIn(stored: { value: string; version: number }) {
  return serverFor(person('employee'))
    .on('GET settings', () => ({ items: [{ key: KEY, ...stored }] }))
    .on(`PUT settings/${KEY}`, ({ body }) => {
      Object.assign(stored, body, { version: stored.version + 1 });
      return { key: KEY, ...stored };
    });
}

test('a person chooses a language: the whole page follows, and the server keeps it', async () => {
  await begin('en');
  const server = signedIn({ value: 'browser', version: 0 });
  openPortal('/acme/employee/Profile?tab=preferences');
  await userEvent.selectOptions(await screen.findByLabelText(/^Language of the portal/), 'ar');
  await screen.findByRole('heading', { name: 'اللغة' });
  expect(shown()).toEqual(['ar', 'rtl']);
  await waitFor(() => expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: 'ar', version: 0 }]));
  await waitFor(() => expect(screen.getByLabelText(/^لغة البوابة/)).toHaveProperty('value', 'ar'));
});

test('a page of the calendar has the texts of its contracts, too', async () => {
  await begin('ar');
  const room = { id: 'r1', name: 'Board room', capacity: 8, place: null, status: 'active', version: 1 };
  const page = {
    items: [{ ...room, allowedTransitions: [] }],
    total: 1,
    totalIsExact: true,
    nextCursor: null,
  };
  serverFor(person('hr')).on('GET calendar/rooms', () => page);
  openPortal('/acme/settings/rooms');
  expect((await screen.findAllByText('المقاعد')).length).toBeGreaterThan(0);
});

test('the profile menu offers the languages, each in its own words, with the one that is shown', async () => {
  await begin('en');
  const server = signedIn({ value: 'browser', version: 0 });
  openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
  const offered = ['English', 'हिन्दी', 'العربية'].map((name) => screen.getByRole('menuitemradio', { name }));
  expect(offered.map(({ lang, ariaChecked }) => [lang, ariaChecked])).toEqual([
    ['en', 'true'],
    ['hi', 'false'],
    ['ar', 'false'],
  ]);
  await userEvent.click(offered[1]!);
  await waitFor(() => expect(shown()).toEqual(['hi', 'ltr']));
  await waitFor(() => expect(server.sent(`PUT settings/${KEY}`)).toEqual([{ value: 'hi', version: 0 }]));
});

test('what was chosen in another browser is shown in this one', async () => {
  await begin('en');
  signedIn({ value: 'hi', version: 3 });
  openPortal('/acme/employee/Profile?tab=preferences');
  await screen.findByRole('heading', { name: 'भाषा' });
  expect(shown()).toEqual(['hi', 'ltr']);
});

test('what the server said in words on the home is asked again in the language of another browser', async () => {
  await begin('en');
  const server = signedIn({ value: 'hi', version: 3 });
  const said: string[] = [];
  server.on('GET portal/next-steps', () => {
    said.push(language());
    return { items: [], news: [] };
  });
  openPortal('/acme/dashboard');
  await waitFor(() => expect(said.at(-1)).toBe('hi'));
});

const typeName = async () => userEvent.type(await screen.findByLabelText(/^First name/), 'x');

test('with typed input, a change of language asks first', async () => {
  await begin('en');
  serverFor(null);
  openPortal('/signup');
  await typeName();
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  await screen.findByText(/anything you have not saved is lost/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'x');
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change language' }));
  await waitFor(() => expect(shown()).toEqual(['hi', 'ltr']));
});

test('a choice of another browser waits until what is typed here is saved', async () => {
  await begin('en');
  const account = { id: 'u1', firstName: 'Asha', lastName: 'Rao', email: 'asha@acme.test', role: 'employee' };
  const stored = { ...account, version: 1, newEmail: null, secondFactor: null };
  const server = signedIn({ value: 'browser', version: 0 })
    .on('GET account', () => stored)
    .on('PATCH account', ({ body }) => ({ ...stored, ...(body as object), version: 2 }));
  openPortal('/acme/employee/Profile');
  await typeName();
  server.on('GET settings', () => ({ items: [{ key: KEY, value: 'hi', version: 2 }] }));
  sendLiveEvent({ type: 'invalidate', tags: ['Setting'] });
  await waitFor(() => expect(server.calls.filter(({ url }) => url === 'settings')).toHaveLength(2));
  expect(shown()).toEqual(['en', 'ltr']);
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(shown()).toEqual(['hi', 'ltr']));
});

test('a language that cannot be loaded is said, and the page stays', async () => {
  await begin('en');
  let offline = true;
  const broken = () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: {} }));
  await addTextSource({ hi: broken, ar: broken });
  await expect(chooseLanguage('hi')).rejects.toThrow('offline');
  expect(shown()).toEqual(['en', 'ltr']);
  expect(window.localStorage.getItem('atrium.language')).toBeNull();
  offline = false;
});
