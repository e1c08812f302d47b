import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover.js';

const show = () =>
  render(
    <>
      <Popover title="Overtime" button="What is this?">
        {(close) => <button onClick={close}>Got it</button>}
      </Popover>
      <button>Elsewhere</button>
    </>,
  );
const opener = () => screen.getByRole('button', { name: 'What is this?' });

test('the focus goes into it, and back when it is closed', async () => {
  show();
  await userEvent.click(opener());
  const box = await screen.findByRole('dialog', { name: 'Overtime' });
  expect(document.activeElement).toBe(box);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Overtime' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('leaving it closes it, and so does its button', async () => {
  show();
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  await userEvent.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
});
