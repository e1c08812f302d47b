import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DisplayChoice } from '@atrium/contracts';
import { acme, person } from '../testing/people.js';
import { evaluation, hr, portalOf } from '../testing/remotes.js';
import { address, openPortal, serverFor } from '../testing/render-portal.js';

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => window.localStorage.clear());

/** Opens the portal for a person with a stored look. */
function openWith(display: DisplayChoice, user = person('admin')) {
  const kept = { userId: user.id, own: display, company: {}, unsaved: false };
  window.localStorage.setItem('customizer', JSON.stringify(kept));
  const server = serverFor(user).on('GET settings', () => ({
    items: [{ key: 'portal.display', value: display, version: 1 }],
  }));
  return { server, ...openPortal('/acme/dashboard') };
}

describe('areas of the menu', () => {
  test('are put away and taken out again, which this browser remembers', async () => {
    const { unmount } = openWith({});
    const area = await screen.findByRole('button', { name: 'HR' });
    expect(area.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(area);
    expect((await menu()).queryByRole('link', { name: 'Attendance' })).toBeNull();
    expect((await menu()).getByRole('link', { name: 'Users' })).toBeTruthy();
    unmount();

    openWith({});
    const closed = await screen.findByRole('button', { name: 'HR' });
    expect(closed.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(closed);
    await userEvent.click((await menu()).getByRole('link', { name: 'Attendance' }));
    expect(address()).toBe('/acme/employee/Attendance');
  });

  test('of a remote that has several stand one by one, those folded at first until they are opened', async () => {
    const [attendance, employees] = hr.routes;
    const line = (path: string, title: string, group?: string) => ({
      id: title,
      title,
      icon: 'clock',
      path,
      order: 10,
      ...(group && { group }),
    });
    const many = {
      ...hr,
      nav: [
        line(attendance!.path, 'Days'),
        line(employees!.path, 'Staff'),
        line(attendance!.path, 'Kit of days', 'kit'),
        line(employees!.path, 'Kit of staff', 'kit'),
      ],
      navGroups: [{ id: 'kit', title: 'Kit', icon: 'columns', folded: true }],
    };
    const open = () => {
      serverFor(person('admin')).on('GET portal/resolve', () => portalOf([many]));
      return openPortal('/acme/dashboard');
    };
    const { unmount } = open();
    const area = await screen.findByRole('button', { name: 'Kit' });
    expect(area.getAttribute('aria-expanded')).toBe('false');
    expect((await menu()).getByRole('link', { name: 'Days' })).toBeTruthy();
    expect((await menu()).queryByRole('link', { name: 'Kit of days' })).toBeNull();
    await userEvent.click(area);
    expect((await menu()).getByRole('link', { name: 'Kit of days' })).toBeTruthy();
    unmount();

    open();
    const kept = await screen.findByRole('button', { name: 'Kit' });
    expect(kept.getAttribute('aria-expanded')).toBe('true');
  });

  test('of a long menu are closed but for the one that somebody is in, so that all fit', async () => {
    const [attendance, employees] = hr.routes;
    const lines = (path: string, title: string) =>
      Array.from({ length: 13 }, (_, at) => ({
        id: `${title}-${String(at)}`,
        title: `${title} ${String(at)}`,
        icon: 'clock',
        path,
        order: at,
        group: title,
      }));
    const long = {
      ...hr,
      nav: [...lines(attendance!.path, 'Days'), ...lines(employees!.path, 'Staff')],
      navGroups: ['Days', 'Staff'].map((title) => ({ id: title, title, icon: 'columns' })),
    };
    serverFor(person('admin')).on('GET portal/resolve', () => portalOf([long]));
    openPortal('/acme/dashboard');
    const area = await screen.findByRole('button', { name: 'Days' });
    expect(area.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(area);
    await userEvent.click((await menu()).getByRole('link', { name: 'Days 3' }));
    expect((await screen.findByRole('button', { name: 'Days' })).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Staff' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('are open where one comes to a page of theirs, until closed there', async () => {
    const users = async () => (await menu()).queryByRole('link', { name: 'Users' });
    const { unmount } = openWith({});
    await userEvent.click(await screen.findByRole('button', { name: 'Administration' }));
    expect(await users()).toBeNull();
    unmount();

    serverFor(person('admin'));
    openPortal('/acme/admin/users');
    expect(await users()).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Administration' }));
    expect(await users()).toBeNull();
  });

  test('may hold pages of several owners, each marked alone', async () => {
    const [attendance] = hr.routes;
    const line = { icon: 'list', path: attendance!.path, group: 'work' };
    const days = { ...line, id: 'days', title: 'Days', order: 1 };
    const part = { ...line, id: 'part', title: 'My part', path: `${attendance!.path}?layout=week`, order: 2 };
    const shared = { ...hr, nav: [part, ...hr.nav, days] };
    serverFor(person('admin')).on('GET portal/resolve', () => portalOf([shared]));
    openPortal('/acme/dashboard');
    await screen.findByRole('button', { name: 'Work' });
    const work = within((await menu()).getByRole('group', { name: 'Work' }));
    const current = () =>
      work.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current()).toEqual([
      ['Days', null],
      ['My part', null],
      ['Calendar', null],
    ]);
    await userEvent.click(work.getByRole('link', { name: 'My part' }));
    expect(address()).toBe(`/acme/${part.path}`);
    expect(current().map(([, mark]) => mark)).toEqual([null, 'page', null]);
    await userEvent.click(work.getByRole('link', { name: 'Days' }));
    expect(current().map(([, mark]) => mark)).toEqual(['page', null, null]);
    const others = within((await menu()).getByRole('group', { name: 'HR' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Attendance',
      'Employees',
    ]);
  });

  test('with a single line are that line', async () => {
    openWith({}, person('employee'));
    await screen.findByRole('link', { name: 'Attendance' });
    expect((await menu()).queryByRole('button', { name: 'HR' })).toBeNull();
  });
});

describe('the sidebar of icons', () => {
  test('shows an area’s lines beside its icon, by the pointer', async () => {
    openWith({ miniSidebar: true });
    const area = await screen.findByRole('button', { name: 'HR' });
    expect((await menu()).queryByRole('link', { name: 'Attendance' })).toBeNull();
    await userEvent.hover(area);
    await userEvent.click((await menu()).getByRole('link', { name: 'Employees' }));
    expect(address()).toBe('/acme/employee/Management');
  });

  test('a tablet has it whatever was chosen', async () => {
    openWith({});
    const ignore = () => undefined;
    const value = (query: string) => ({
      matches: query.includes('max-width: 1024px'),
      addEventListener: ignore,
      removeEventListener: ignore,
    });
    Object.defineProperty(window, 'matchMedia', { configurable: true, value });
    await userEvent.hover(await screen.findByRole('button', { name: 'HR' }));
    await userEvent.click((await menu()).getByRole('link', { name: 'Employees' }));
    expect((await menu()).queryByRole('link', { name: 'Attendance' })).toBeNull();
  });

  test('and by the keyboard: arrows go in and along, Esc comes back', async () => {
    openWith({ miniSidebar: true });
    const area = await screen.findByRole('button', { name: 'Administration' });
    act(() => area.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Users');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Company');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(area);
    expect((await menu()).queryByRole('link', { name: 'Users' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await heading('Users');
  });

  test('names every icon', async () => {
    openWith({ miniSidebar: true });
    await screen.findByRole('button', { name: 'HR' });
    const links = (await menu()).getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(links).toEqual([null, 'Home', 'Requests', 'Announcements', 'People', 'Calendar']);
  });
});

test('the horizontal layout has the menu in a line below the bar, areas as drop-downs', async () => {
  openWith({ layout: 'horizontal' });
  const area = await screen.findByRole('button', { name: 'HR' });
  expect(area.closest('nav')?.className).toBe('at-navbar');
  await userEvent.click(area);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Employees' }));
  expect(address()).toBe('/acme/employee/Management');
  const other = await screen.findByRole('button', { name: 'Administration' });
  await userEvent.click(other);
  expect(other.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(document.body);
  await waitFor(() => expect(other.getAttribute('aria-expanded')).toBe('false'));
});

describe('the profile menu', () => {
  const ALWAYS = ['Display settings', 'Show me around', 'Lock', 'Logout'];
  const items = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  test('leads to what is one’s own, as far as it is there and open to the person', async () => {
    const routes = ['form/selfEvaluation', 'leave/management'].map((path) => ({ ...evaluation, path }));
    const own = { ...hr, routes: [...hr.routes, ...routes] };
    const { server } = openWith({}, person('hr'));
    server.on('GET portal/resolve', () => portalOf([own]));
    expect(await items()).toEqual(['My Profile', 'Self Evaluation', 'My Balance', ...ALWAYS]);
    // HR, too, comes to their own leave.
    await userEvent.click(screen.getByRole('menuitem', { name: 'My Balance' }));
    expect(address()).toBe('/acme/leave/management?view=mine');
  });

  test('has nothing that leads nowhere', async () => {
    openWith({}, person('employee'));
    expect(await items()).toEqual(['My Profile', ...ALWAYS]);
  });
});

test('the company’s logo stands in the sidebar and the top bar', async () => {
  const { container } = openWith({}, person('employee', { ...acme, logo: 'logo-1' }));
  await screen.findByRole('link', { name: /Acme Media/ });
  const images = [...container.querySelectorAll('img.at-logo')].map((image) => [
    image.getAttribute('src'),
    image.closest('header, nav')?.className,
  ]);
  expect(images).toEqual([
    ['/api/companies/acme/logo/logo-1', 'at-topbar'],
    ['/api/companies/acme/logo/logo-1', 'at-sidebar'],
  ]);
});
