import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { drawToastsWith, preloadToasts } from './toast-center.js';
import { ToastHost } from './toast-host.js';
import { toast } from './toast.js';

const shown = () =>
  screen.queryAllByText(/^(Note|Saved|Failed|Sending|Sent|Own)/).map((element) => element.textContent);

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}

async function say(speak: () => void): Promise<void> {
  await act(async () => {
    speak();
    await import('./toast-view.js');
  });
  await pass(0);
}

beforeAll(async () => {
  await import('./toast-view.js');
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  await say(() => toast.dismiss());
  jest.useRealTimers();
});

test('the host draws nothing before the first toast', async () => {
  drawToastsWith(() => import('./toast-view.js'));
  const { container } = render(<ToastHost />);
  await act(preloadToasts);
  expect(container.childElementCount).toBe(0);
});

test.each([
  ['blank', () => toast('Note'), 4000],
  ['error', () => toast.error('Failed'), 4000],
  ['success', () => toast.success('Saved'), 2000],
  ['custom', () => toast.custom(<em>Own</em>), 4000],
] as const)('a toast of kind %s stays its time and goes', async (_kind, speak, duration) => {
  render(<ToastHost />);
  await say(speak);
  await pass(duration - 1);
  expect(shown()).toHaveLength(1);
  await pass(2);
  expect(shown()).toEqual([]);
});

test('a loading toast stays until its outcome takes its place', async () => {
  render(<ToastHost />);
  let id = '';
  await say(() => {
    id = toast.loading('Sending');
  });
  await pass(60_000);
  expect(shown()).toEqual(['Sending']);
  await say(() => toast.success('Sent', { id }));
  expect(shown()).toEqual(['Sent']);
  await pass(2001);
  expect(shown()).toEqual([]);
});

test('the twenty-first toast drops the oldest', async () => {
  render(<ToastHost />);
  await say(() => {
    for (let number = 1; number <= 21; number += 1) toast.loading(`Note ${String(number)}`);
  });
  const texts = shown();
  expect(texts).toHaveLength(20);
  expect(texts).not.toContain('Note 1');
  expect(texts[0]).toBe('Note 21');
});

test('toasts wait while the pointer is over one of them', async () => {
  render(<ToastHost />);
  await say(() => toast('Note'));
  await pass(3000);
  fireEvent.mouseEnter(screen.getByText('Note'));
  await pass(10_000);
  expect(shown()).toEqual(['Note']);
  fireEvent.mouseLeave(screen.getByText('Note'));
  await pass(1001);
  expect(shown()).toEqual([]);
});

test('the action is done once and closes the toast', async () => {
  const undo = jest.fn();
  render(<ToastHost />);
  await say(() => toast('Note', { text: 'Rohan Das', action: { label: 'Undo', onPress: undo } }));
  screen.getByText('Rohan Das');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(0);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

test('an error interrupts a screen reader, a success waits its turn', async () => {
  render(<ToastHost />);
  await say(() => {
    toast.error('Failed');
    toast.success('Saved');
  });
  expect(screen.getByRole('alert').textContent).toBe('Failed');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test('a toast can return under the id of one just dismissed', async () => {
  render(<ToastHost />);
  await say(() => {
    toast('Note 1', { id: 'same' });
    toast.dismiss('same');
    toast('Note 2', { id: 'same' });
  });
  expect(shown()).toEqual(['Note 2']);
});
