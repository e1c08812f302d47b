import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.js';
import { Tooltip } from './tooltip.js';

const show = () =>
  render(
    <Tooltip text="Everyone is notified immediately.">
      <Button>Publish</Button>
    </Tooltip>,
  );

test('it describes the control that has the focus, and goes with it', async () => {
  show();
  await userEvent.tab();
  const button = screen.getByRole('button', {
    name: 'Publish',
    description: 'Everyone is notified immediately.',
  });
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('it stays while it is pointed at itself', async () => {
  show();
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button'));
  await user.hover(await screen.findByRole('tooltip'));
  screen.getByText('Everyone is notified immediately.');
  await user.unhover(screen.getByRole('tooltip'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('Esc hides it and closes nothing else', async () => {
  const close = jest.fn();
  document.addEventListener('keydown', close);
  show();
  await userEvent.tab();
  close.mockClear();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  document.removeEventListener('keydown', close);
});
