import { jest } from '@jest/globals';
import { toast, ToastHost } from '@atrium/sdk';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Dialog } from './dialog.js';
import { Drawer } from './drawer.js';

addIcons(APP_ICONS);

function Layers() {
  const [drawer, setDrawer] = useState(true);
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <ToastHost />
      <Drawer title="Task" open={drawer} onClose={() => setDrawer(false)}>
        <button onClick={() => setDialog(true)}>Edit</button>
      </Drawer>
      <Dialog title="Details" open={dialog} onClose={() => setDialog(false)}>
        <button>Last button of the dialog</button>
      </Dialog>
    </>
  );
}

test('an Undo is where the focus is confined to: in the dialog on top, then in the drawer, then on the page', async () => {
  const undo = jest.fn();
  render(<Layers />);
  act(() => void toast.loading('Moved to Done', { action: { label: 'Undo', onPress: undo } }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  const layerOfUndo = () => button.closest('[role="dialog"]')?.getAttribute('aria-labelledby');
  const idOf = (name: string) => screen.getByRole('dialog', { name }).getAttribute('aria-labelledby');
  await waitFor(() => expect(layerOfUndo()).toBe(idOf('Task')));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(layerOfUndo()).toBe(idOf('Details')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(layerOfUndo()).toBe(idOf('Task')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(layerOfUndo()).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('the Tab key reaches the Undo from the dialog', async () => {
  const undo = jest.fn();
  render(<Layers />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const last = await screen.findByRole('button', { name: 'Last button of the dialog' });
  act(() => void toast.loading('Moved to Done', { action: { label: 'Undo', onPress: undo } }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  last.focus();
  while (document.activeElement !== button && document.activeElement !== document.body) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  screen.getByRole('dialog', { name: 'Details' });
});
