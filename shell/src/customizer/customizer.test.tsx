import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../testing/fake-api.js';
import { person } from '../testing/people.js';
import { openPortal, serverFor, sendLiveEvent } from '../testing/render-portal.js';

const root = document.documentElement;
const theme = () => root.dataset['bsTheme'];
const kept = () => JSON.parse(window.localStorage.getItem('customizer') ?? 'null') as Kept;
interface Kept {
  own: object;
  unsaved: boolean;
  theme: string;
  attributes: object;
}

beforeEach(() => {
  window.localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

/** A server with the last choices and their versions. */
function displayServer(own: object = {}, company: object = {}) {
  const setting = { key: 'portal.display', value: own, version: Object.keys(own).length };
  const ofCompany = { key: 'company.display', value: company, version: Object.keys(company).length };
  const server = serverFor(person('employee'))
    .on('GET settings', () => ({ items: [{ ...setting }, { ...ofCompany }] }))
    .on('PUT settings/portal.display', ({ body }) => {
      const asked = body as { value: object; version: number };
      if (asked.version !== setting.version) return new Failure(409, 'STALE_VERSION');
      return { ...Object.assign(setting, { value: asked.value, version: asked.version + 1 }) };
    });
  return { setting, ofCompany, server };
}

async function openCustomizerPage() {
  const { unmount } = openPortal('/acme/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Display settings' }));
  return { unmount, panel: within(await screen.findByRole('dialog', { name: 'Display' })) };
}
const openCustomizer = async () => (await openCustomizerPage()).panel;

test('each setting of the panel shows at once, is kept for the next first paint, and saved for every browser', async () => {
  const { setting } = displayServer();
  const panel = await openCustomizer();
  const attributes = () => Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
  expect(attributes()).toEqual({ 'data-bs-theme': 'light', dir: 'ltr' });
  for (const [role, name] of [
    ['radio', 'Dark'],
    ['radio', 'Right to left'],
    ['radio', 'Pine'],
    ['radio', 'Horizontal'],
    ['switch', 'Fixed top bar'],
  ] as const)
    await userEvent.click(panel.getByRole(role, { name }));
  // The page is turned by now, so figures beside words are isolated.
  const gray = { name: '\u2066Gray 900\u2069' };
  await userEvent.click(within(panel.getByRole('group', { name: /^Sidebar/ })).getByRole('radio', gray));
  const chosen = {
    dir: 'rtl',
    'data-at-topbar': 'pine',
    'data-at-sidebar': 'gray-900',
    'data-at-layout': 'horizontal',
    'data-at-bar': 'loose',
  };
  expect(attributes()).toEqual({ 'data-bs-theme': 'dark', ...chosen });
  expect(kept()).toMatchObject({ theme: 'dark', attributes: chosen });
  await panel.findByText('Saved');
  expect(setting.value).toEqual({
    theme: 'dark',
    direction: 'rtl',
    topbar: 'pine',
    sidebar: 'gray-900',
    layout: 'horizontal',
    fixedTopbar: false,
  });
  expect(kept().unsaved).toBe(false);
});

test('the sidebar’s own settings wait for the vertical layout', async () => {
  displayServer({ layout: 'horizontal' });
  const panel = await openCustomizer();
  const own = () => [...panel.getAllByRole<HTMLInputElement>('switch')].map(({ disabled }) => disabled);
  expect(own()).toEqual([true, false, true]);
  await userEvent.click(panel.getByRole('radio', { name: 'Vertical' }));
  expect(own()).toEqual([false, false, false]);
  await userEvent.click(panel.getByRole('switch', { name: 'Mini sidebar' }));
  await userEvent.click(panel.getByRole('switch', { name: 'Fixed sidebar' }));
  expect(root.hasAttribute('data-at-mini')).toBe(true);
  expect(root.getAttribute('data-at-side')).toBe('loose');
});

test('the company’s look applies to people without choices, and can be restored', async () => {
  const { setting, server } = displayServer({ topbar: 'clay' }, { theme: 'dark', topbar: 'pine' });
  const panel = await openCustomizer();
  expect([theme(), root.dataset['atTopbar']]).toEqual(['dark', 'clay']);
  await userEvent.click(panel.getByRole('button', { name: 'Use company defaults' }));
  expect(root.dataset['atTopbar']).toBe('pine');
  await waitFor(() => expect(setting.value).toEqual({}));
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Use company defaults' }).disabled).toBe(true);
  server.on('GET settings', () => ({
    items: [{ key: 'company.display', value: { theme: 'light' }, version: 9 }],
  }));
  sendLiveEvent({ type: 'invalidate', tags: ['Setting'] });
  await waitFor(() => expect(theme()).toBe('light'));
});

test('it is applied in another browser before the frame is shown, and follows later choices', async () => {
  const { setting, server } = displayServer({ theme: 'dark' });
  let answer: () => void = () => undefined;
  const items = () => ({ items: [{ ...setting }] });
  server.on('GET settings', () => new Promise((resolve) => (answer = () => resolve(items()))));
  const { container } = openPortal('/acme/dashboard');
  await screen.findByRole('button', { name: 'Display settings' });
  expect(container.querySelector('[data-unseen]')).not.toBeNull();
  server.on('GET settings', items);
  act(() => answer());
  await waitFor(() => expect(container.querySelector('[data-unseen]')).toBeNull());
  expect([theme(), kept().theme]).toEqual(['dark', 'dark']);
  Object.assign(setting, { value: { theme: 'light' }, version: 4 });
  sendLiveEvent({ type: 'invalidate', tags: ['Setting'] });
  await waitFor(() => expect([theme(), kept().theme]).toEqual(['light', 'light']));
});

test('quick successive choices are saved in turn, and the last one stays', async () => {
  const { setting, server } = displayServer();
  const panel = await openCustomizer();
  await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(panel.getByRole('radio', { name: 'Light' }));
  await panel.findByText('Saved');
  expect(setting.value).toEqual({ theme: 'light' });
  expect(theme()).toBe('light');
  const versions = server
    .sent('PUT settings/portal.display')
    .map((body) => (body as { version: number }).version);
  expect(versions).toEqual([...versions.keys()]);
});

test('a choice made here replaces what another browser saved meanwhile', async () => {
  const { setting } = displayServer({ theme: 'light' });
  const panel = await openCustomizer();
  Object.assign(setting, { value: { theme: 'light', topbar: 'clay' }, version: 7 });
  await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(setting).toMatchObject({ value: { theme: 'dark' }, version: 8 }));
  expect(screen.queryByText(/kept in this browser only/)).toBeNull();
});

test('without the server it stays in this browser, says so, and is saved by the next visit', async () => {
  const { setting, server } = displayServer({ theme: 'light' });
  const { panel, unmount } = await openCustomizerPage();
  server.on('PUT settings/portal.display', () => new Failure(503, 'UNAVAILABLE'));
  await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
  await screen.findByText('Could not save to your account. These settings apply in this browser only.');
  expect([theme(), kept().unsaved]).toEqual(['dark', true]);

  unmount();
  displayServer({ theme: 'light' }).server.on('PUT settings/portal.display', ({ body }) => ({
    ...Object.assign(setting, body as object, { version: 2 }),
  }));
  openPortal('/acme/dashboard');
  await waitFor(() => expect(setting.value).toEqual({ theme: 'dark' }));
  expect(theme()).toBe('dark');
});

test('another tab follows by itself', async () => {
  displayServer();
  openPortal('/acme/dashboard');
  await screen.findByRole('button', { name: 'Display settings' });
  await waitFor(() => expect(kept()).not.toBeNull());
  const other = JSON.stringify({ ...kept(), own: { theme: 'dark', layout: 'horizontal' } });
  window.localStorage.setItem('customizer', other);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'customizer' })));
  expect([theme(), root.dataset['atLayout']]).toEqual(['dark', 'horizontal']);
  expect(window.localStorage.getItem('customizer')).toBe(other);
});

test('what another tab has saved is not undone by an older answer that comes late', async () => {
  displayServer({ theme: 'light' });
  const saved = {
    userId: person('employee').id,
    company: {},
    own: { theme: 'dark' },
    version: 7,
    unsaved: false,
  };
  window.localStorage.setItem('customizer', JSON.stringify(saved));
  openPortal('/acme/dashboard');
  await screen.findByRole('button', { name: 'Display settings' });
  expect(theme()).toBe('dark');
});

test.each(['{', '"text"', '{"own":7,"company":null}'])('a store that holds %s does no harm', async (text) => {
  displayServer({ theme: 'dark' });
  window.localStorage.setItem('customizer', text);
  openPortal('/acme/dashboard');
  await screen.findByRole('button', { name: 'Display settings' });
  await waitFor(() => expect(theme()).toBe('dark'));
});
