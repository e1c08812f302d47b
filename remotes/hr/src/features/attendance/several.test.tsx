import {
  REQUEST_BULK_LIMIT,
  type ApproveRequests,
  type AttendanceCorrection,
  type AttendanceReview,
} from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Corrections from './components/corrections.js';
import Reviews from './components/reviews.js';

const id = (place: number) => `01890000-0000-7000-8000-0000000000e${String(place)}`;
const review = (place: number, name: string, asked = false): AttendanceReview => ({
  employee: { id: id(place), code: `E${String(place)}`, name },
  date: '2026-06-15',
  timezone: 'Asia/Kolkata',
  firstInAt: '2026-06-15T03:30:00.000Z',
  lastOutAt: null,
  workedMinutes: 0,
  why: 'noClockOut',
  asked,
});

const correction = (place: number, name: string, mayDecide = true): AttendanceCorrection => ({
  id: id(place),
  employee: { id: id(place + 3), name },
  workDate: '2026-06-15',
  timezone: 'Asia/Kolkata',
  kind: 'workFromHome',
  in: null,
  out: null,
  reason: 'Rain',
  state: 'pending',
  askedAt: '2026-06-15T12:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  mayDecide,
  change: null,
  request: { id: id(place), version: 1, step: 1 },
});

function open(Part: () => React.ReactNode, answer: Answer) {
  render(<ToastHost />);
  return renderPage(Part, { role: 'hr', path: 'employee/Attendance', answer }).calls;
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const choose = async (name: RegExp) => userEvent.click((await rowOf(name)).getByRole('checkbox'));

test('several days are confirmed after one question, and the refused one says why', async () => {
  const items = [review(1, 'Asha Rao'), review(2, 'Ravi Shah'), review(3, 'Meera Das', true)];
  const calls = open(Reviews, ({ method }) => {
    if (method === 'GET') return { items, total: 3 };
    const row = (place: number, refusal: string | null) => ({
      employeeId: id(place),
      workDate: '2026-06-15',
      refusal,
    });
    return { rows: [row(1, null), row(2, 'This day is locked.')] };
  });
  await choose(/Asha Rao/);
  await choose(/Ravi Shah/);
  // A day for which a correction waits is decided with it.
  expect((await rowOf(/Meera Das/)).queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2' }));
  await screen.findByText('Their hours count as worked. No one is asked again.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 2' }));
  await screen.findByText('1 day confirmed');
  await screen.findByText('This day is locked.');
  const days = [1, 2].map((place) => ({ employeeId: id(place), workDate: '2026-06-15' }));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  expect(sent).toEqual([['hr/attendance/reviews/confirm-days', { days }]]);
});

test('several corrections are approved after the question; what others decide cannot be chosen', async () => {
  const items = [correction(1, 'Asha Rao'), correction(2, 'Ravi Shah', false)];
  const calls = open(
    () => <Corrections of="waiting" />,
    ({ method }) =>
      method === 'GET' ? { items } : { rows: [{ id: id(1), name: 'Asha Rao', refusal: null }], more: false },
  );
  await choose(/Asha Rao/);
  expect((await rowOf(/Ravi Shah/)).queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByText('1 correction approved');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { requests: [{ id: id(1), version: 1, step: 1 }] },
    ]),
  );
});

test('more corrections than one call takes are all approved', async () => {
  const items = Array.from({ length: REQUEST_BULK_LIMIT + 1 }, (_, at) =>
    correction(at + 10, `Person ${String(at)}`),
  );
  const calls = open(
    () => <Corrections of="waiting" />,
    ({ method, body }) =>
      method === 'GET'
        ? { items }
        : {
            rows: (body as ApproveRequests).requests.map((request) => ({
              id: request.id,
              name: 'Someone',
              refusal: null,
            })),
            more: false,
          },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /all/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve 51' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByText('51 corrections approved');
  const sizes = calls.flatMap(({ method, body }) =>
    method === 'POST' ? [(body as ApproveRequests).requests.length] : [],
  );
  expect(sizes).toEqual([REQUEST_BULK_LIMIT, 1]);
});
