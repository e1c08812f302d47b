import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog.js';

interface DialogProps {
  onClose: () => void;
}

const lost = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A page with a dialog whose code fails to load this many times. */
function showPage(failures: number) {
  let asked = 0;
  const Dialog = lazyDialog<DialogProps>(async () => {
    asked += 1;
    if (asked <= failures) throw lost();
    return { default: () => <p>The dialog</p> };
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open ? <Dialog onClose={() => setOpen(false)} /> : 'closed'}
      </>
    );
  }
  render(<Page />);
  return () => asked;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

beforeEach(() => {
  // React logs what a boundary caught.
  console.error = () => undefined;
});

test('a dialog whose code does not arrive closes and leaves the page; opened again, it is fetched again', async () => {
  // Each opening tries to load twice.
  const asked = showPage(2);
  await open();
  await waitFor(() => expect(asked()).toBe(2));
  await screen.findByText('closed');
  await open();
  await screen.findByText('The dialog');
});
