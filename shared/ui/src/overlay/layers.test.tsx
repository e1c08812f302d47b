import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Dialog } from './dialog.js';
import { Drawer } from './drawer.js';
import { Panel } from './panel.js';
import { RowMenu } from './row-menu.js';

addIcons(APP_ICONS);

const actions = [{ label: 'Archive', onSelect: () => undefined }];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const esc = () => userEvent.keyboard('{Escape}');
const isShown = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const isExpanded = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

function Layers() {
  const [drawer, setDrawer] = useState(false);
  const [dialog, setDialog] = useState(false);
  return (
    <MemoryRouter>
      <button onClick={() => setDrawer(true)}>Open the task</button>
      <Panel label="News" button="News">
        {() => (
          <>
            <RowMenu label="More of the news" items={actions} />
            <button onClick={() => setDialog(true)}>Read</button>
          </>
        )}
      </Panel>
      <Drawer title="Task" open={drawer} onClose={() => setDrawer(false)}>
        <button onClick={() => setDialog(true)}>Edit</button>
      </Drawer>
      <Dialog title="Details" open={dialog} onClose={() => setDialog(false)}>
        <RowMenu label="More" items={actions} />
      </Dialog>
    </MemoryRouter>
  );
}

test('Esc closes the menu, then the dialog around it, then the drawer below', async () => {
  render(<Layers />);
  await press('Open the task');
  await press('Edit');
  await press('More');
  await screen.findByRole('menuitem', { name: 'Archive' });
  await esc();
  expect(isExpanded('More')).toBe(false);
  expect(isShown('Details')).toBe(true);
  await esc();
  await waitFor(() => expect(isShown('Details')).toBe(false));
  expect(isShown('Task')).toBe(true);
  await esc();
  await waitFor(() => expect(isShown('Task')).toBe(false));
});

test('Esc closes the menu in a panel before the panel', async () => {
  render(<Layers />);
  await press('News');
  await screen.findByRole('button', { name: 'More of the news' });
  await press('More of the news');
  await screen.findByRole('menuitem', { name: 'Archive' });
  await esc();
  expect(isExpanded('More of the news')).toBe(false);
  screen.getByRole('button', { name: 'Read' });
  await esc();
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
});

test('Esc closes the dialog above a panel before the panel', async () => {
  render(<Layers />);
  await press('News');
  (await screen.findByRole('button', { name: 'Read' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Details' });
  await esc();
  await waitFor(() => expect(isShown('Details')).toBe(false));
  screen.getByRole('button', { name: 'Read' });
});
