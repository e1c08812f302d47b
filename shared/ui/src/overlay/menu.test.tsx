import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { RowMenu } from './row-menu.js';

addIcons(APP_ICONS);

test('opens by keyboard, moves with the arrows, acts, closes and gives the focus back', async () => {
  const archive = jest.fn();
  render(
    <MemoryRouter>
      <RowMenu
        label="Actions for Riya"
        items={[
          { label: 'Profile', to: '/riya' },
          { label: 'Archive', danger: true, onSelect: archive },
        ]}
      />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Actions for Riya' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: 'Profile' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(archive).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
