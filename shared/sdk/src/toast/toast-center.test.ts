import { jest } from '@jest/globals';
import { drawToastsWith, showToast, type ToastView } from './toast-center.js';

const present = jest.fn<(id: string) => void>();
const remove = jest.fn<(id: string) => void>();
const view: ToastView = { ToastStack: () => null, present, remove };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => drawToastsWith(() => import('./toast-view.js')));

test('time runs once a toast is drawn, however long the drawing part takes to load', async () => {
  let arrive: (loaded: ToastView) => void = () => undefined;
  drawToastsWith(() => new Promise((resolve) => (arrive = resolve)));
  const id = showToast({ kind: 'success', content: 'Saved' });
  await jest.advanceTimersByTimeAsync(60_000);
  arrive(view);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(present).toHaveBeenCalledWith(id);
  expect(remove).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(remove).toHaveBeenCalledWith(id);
});
