import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../button/button.js';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { ButtonGroup, Collapse, Nav, Navbar, Pagination } from './lazy-parts.js';

addIcons(APP_ICONS);

test('buttons of a group are found by its name', async () => {
  render(
    <Suspense>
      <ButtonGroup label="Text style">
        <Button aria-pressed>Bold</Button>
      </ButtonGroup>
    </Suspense>,
  );
  await screen.findByRole('group', { name: 'Text style' });
  screen.getByRole('button', { name: 'Bold', pressed: true });
});

test('a line opens and closes what stands below it', async () => {
  render(
    <Suspense>
      <Collapse title="Who sees it?">You alone.</Collapse>
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 3, name: 'Who sees it?' });
  const line = screen.getByRole('button', { name: 'Who sees it?', expanded: false });
  expect(screen.getByText('You alone.').hidden).toBe(true);
  await userEvent.click(line);
  expect(screen.getByText('You alone.').hidden).toBe(false);
  expect(line.getAttribute('aria-controls')).toBe(screen.getByText('You alone.').id);
});

function Accordion() {
  const [open, setOpen] = useState('one');
  return ['one', 'two'].map((each) => (
    <Collapse key={each} title={each} open={open === each} onToggle={(shown) => setOpen(shown ? each : '')}>
      {each}
    </Collapse>
  ));
}

test('of several that the page holds, one is open', async () => {
  render(
    <Suspense>
      <Accordion />
    </Suspense>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'two' }));
  screen.getByRole('button', { name: 'one', expanded: false });
  screen.getByRole('button', { name: 'two', expanded: true });
});

test('the present place of a nav is told', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <Nav
          label="Mailboxes"
          items={[
            { label: 'Inbox', to: '/inbox', current: true, icon: 'mail', count: 12 },
            { label: 'Sent', to: '/sent', current: false },
          ]}
        />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('navigation', { name: 'Mailboxes' });
  screen.getByRole('link', { name: 'Inbox 12', current: 'page' });
  expect(screen.getByRole('link', { name: 'Sent' }).hasAttribute('aria-current')).toBe(false);
});

test('the links of a bar unfold, and fold when one is followed', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <Navbar label="Client portal" brand="Northlight" links={[{ label: 'Files', to: '/files' }]} />
      </Suspense>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu', expanded: false }));
  screen.getByRole('button', { name: 'Close menu', expanded: true });
  await userEvent.click(screen.getByRole('link', { name: 'Files' }));
  screen.getByRole('button', { name: 'Open menu', expanded: false });
});

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination label="Articles" page={page} pages={9} onChange={setPage} />;
}

test('pages are walked by number and by step, and both ends stop', async () => {
  render(
    <Suspense>
      <Pages />
    </Suspense>,
  );
  const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous page' });
  expect(back.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  screen.getByRole('button', { name: 'Page 2', current: 'page' });
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  await userEvent.click(back);
  screen.getByRole('button', { name: 'Page 8', current: 'page' });
});
