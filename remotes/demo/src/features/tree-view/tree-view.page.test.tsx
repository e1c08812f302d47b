import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import TreeViewPage from './tree-view.page.js';

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const focused = () => document.activeElement?.textContent.trim();

test('the keyboard alone: into the tree, through it, open, check and out', async () => {
  renderPage(TreeViewPage, 'apps/treeview');
  act(() => item('Clients').focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Photos');
  expect(item('Photos').getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
  expect(focused()).toBe('Showroom.jpg 2.9 MB');
  expect(item(/^Showroom/).getAttribute('aria-checked')).toBe('true');
  expect(item('Photos').getAttribute('aria-checked')).toBe('mixed');
  await userEvent.keyboard('{ArrowLeft} ');
  expect(item('Clients').getAttribute('aria-checked')).toBe('mixed');
  screen.getByRole('region', { name: 'Chosen' });
  within(screen.getByRole('region', { name: 'Chosen' })).getByText('9 MB');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getAllByRole('treeitem')).toHaveLength(5);
});

test('a search opens the way to what it finds, and says when there is nothing', async () => {
  renderPage(TreeViewPage, 'apps/treeview');
  const box = screen.getByLabelText('Search files');
  await userEvent.type(box, 'policy{Enter}');
  expect(screen.getAllByRole('treeitem').map((each) => each.textContent.trim())).toEqual([
    'People',
    'Policies',
    'Leave policy.pdf 240 kB',
    'Travel policy.pdf 190 kB',
  ]);
  await userEvent.clear(box);
  await userEvent.type(box, 'zebra{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  item('Clients');
});

test('everything opens and closes at once, and what is chosen can be let go', async () => {
  renderPage(TreeViewPage, 'apps/treeview');
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(30);
  await userEvent.click(item(/^Read me first/));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Read me first.txt' }));
  screen.getByText('Select files, or a folder and everything in it.');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(screen.getAllByRole('treeitem')).toHaveLength(5);
});
