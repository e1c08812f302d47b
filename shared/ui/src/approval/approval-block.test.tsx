import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { standingOf } from './approval.rules.js';
import type { ApprovalBlockProps, ApprovalStep } from './approval.types.js';
import { ApprovalBlock } from './lazy-approval-block.js';

addIcons(APP_ICONS);

const leader: ApprovalStep = {
  id: '1',
  name: 'Meera Pillai',
  role: 'Team leader',
  state: 'approved',
  at: '2026-06-29T04:32:00Z',
  reason: 'Enough people that week',
};
const head: ApprovalStep = { id: '2', name: 'Karthik Rao', state: 'waiting' };
const hr: ApprovalStep = { id: '3', name: 'HR', state: 'waiting' };

function show(props: Omit<ApprovalBlockProps, 'label'>) {
  render(
    <Suspense>
      <ApprovalBlock label="Leave of Rohan Das" {...props} />
    </Suspense>,
  );
  return screen.findByRole('region', { name: 'Leave of Rohan Das' });
}

test('one step declines all of it, and the first undecided step is the one asked', () => {
  expect(standingOf([leader, head, hr])).toEqual({ state: 'waiting', at: 1 });
  expect(standingOf([leader, { ...head, state: 'skipped' }])).toEqual({ state: 'approved', at: -1 });
  expect(standingOf([leader, { ...head, state: 'declined' }, hr])).toEqual({ state: 'declined', at: -1 });
});

test('the full block says who decided what, in which words, and whose turn it is', async () => {
  const block = within(await show({ steps: [leader, head, hr] }));
  expect(block.getByRole('status').textContent).toBe('Waiting for Karthik Rao, 2 of 3');
  const [first, second, third] = block.getAllByRole('listitem');
  expect(first?.textContent).toContain('Team leader');
  expect(first?.textContent).toContain('Enough people that week');
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(third?.textContent).toContain('Later');
  expect(block.queryByRole('button')).toBeNull();
});

test('declining needs a reason; a failure keeps it', async () => {
  const user = userEvent.setup();
  const decided: string[][] = [];
  const block = within(
    await show({
      steps: [head],
      decide: (...decision) => {
        decided.push(decision);
        return decided.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
      },
    }),
  );
  await user.click(block.getByRole('button', { name: 'Decline' }));
  block.getByText('Enter a reason. The person who asked will read it.');
  const reason = block.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
  expect(document.activeElement).toBe(reason);
  await user.type(reason, ' Two are away ');
  await user.click(block.getByRole('button', { name: 'Decline' }));
  await block.findByRole('alert');
  expect(reason.value).toBe(' Two are away ');
  await user.click(block.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(decided).toEqual([
      ['declined', 'Two are away'],
      ['approved', 'Two are away'],
    ]),
  );
});

test('in one line, Approve answers immediately and Decline first asks why', async () => {
  const user = userEvent.setup();
  const decided: string[][] = [];
  const decide = (...decision: string[]) => Promise.resolve(void decided.push(decision));
  const block = within(await show({ steps: [leader, head], decide, compact: true }));
  block.getByText('Meera Pillai: Approved');
  await user.click(block.getByRole('button', { name: 'Decline', expanded: false }));
  expect(document.activeElement).toBe(block.getByRole('textbox', { name: 'Reason' }));
  expect(decided).toEqual([]);
  await user.keyboard('{Escape}');
  expect(block.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(block.getByRole('button', { name: 'Decline' }));
  await user.click(block.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decided).toEqual([['approved', '']]));
});
