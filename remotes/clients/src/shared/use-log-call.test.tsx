import type { ActivityKind } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAskedActivity, useLogCall } from './use-log-call.js';

function RecordWithForm() {
  const [asked, setAsked] = useState<ActivityKind[]>([]);
  const log = useLogCall();
  useAskedActivity((kind) => setAsked((before) => [...before, kind]));
  const { search, state } = useLocation();
  return (
    <>
      <Link to="?open=c1" state={{ fromList: true }}>
        Open
      </Link>
      <button onClick={log}>Log a call</button>
      <output>{JSON.stringify({ asked, search, state })}</output>
    </>
  );
}

test('a form that is open already is made ready each time, and the address is as it was', async () => {
  renderPage(RecordWithForm, { path: 'client/management' });
  const shown = () => JSON.parse(screen.getByText(/^{"asked"/).textContent) as unknown;
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  for (const asked of [['call'], ['call', 'call']]) {
    await userEvent.click(screen.getByRole('button', { name: 'Log a call' }));
    await waitFor(() => expect(shown()).toEqual({ asked, search: '?open=c1', state: { fromList: true } }));
  }
});
