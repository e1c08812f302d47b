import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Panes } from './lazy-panes.js';

addIcons(APP_ICONS);

test('three panes have names; the facts are shown and hidden, and a phone goes back to the list', async () => {
  let back = 0;
  render(
    <Suspense>
      <Panes
        listLabel="Tasks"
        list="Brief"
        detailLabel="Task"
        open
        onBack={() => (back += 1)}
        aside={{ label: 'facts', content: 'Due today' }}
      >
        The text
      </Panes>
    </Suspense>,
  );
  await screen.findByRole('navigation', { name: 'Tasks' });
  expect(screen.getByRole('region', { name: 'Task' }).textContent).toBe('The text');
  expect(screen.getByRole('complementary', { name: 'facts' }).textContent).toBe('Due today');
  await userEvent.click(screen.getByRole('button', { name: 'Show facts', expanded: false }));
  screen.getByRole('button', { name: 'Hide facts', expanded: true });
  await userEvent.click(screen.getByRole('button', { name: 'Tasks' }));
  expect(back).toBe(1);
});
