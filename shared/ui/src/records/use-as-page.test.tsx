import { useUnsavedWork } from '@atrium/sdk';
import { act, renderHook } from '@testing-library/react';
import { useAsPage } from './use-as-page.js';

const usual = window.matchMedia;
const give = (matchMedia: unknown) =>
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
afterEach(() => give(usual));

/** A wide window that can be made as narrow as a phone, and wide again. */
function turnable() {
  const listeners = new Set<() => void>();
  const media = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  give(() => media);
  return (isNarrow: boolean) =>
    act(() => {
      media.matches = isNarrow;
      for (const listener of listeners) listener();
    });
}

interface Shown {
  id: string | null;
  typed: boolean;
}

test('an opened record is a page on a phone, and what is typed in it outlasts that the phone is turned', () => {
  const turn = turnable();
  const { result, rerender } = renderHook<boolean, Shown>(
    ({ id, typed }) => {
      useUnsavedWork(typed);
      return useAsPage({ id });
    },
    { initialProps: { id: 'lead', typed: false } },
  );
  expect(result.current).toBe(false);
  turn(true);
  expect(result.current).toBe(true);
  rerender({ id: 'lead', typed: true });
  turn(false);
  expect(result.current).toBe(true);
  rerender({ id: 'lead', typed: false });
  expect(result.current).toBe(false);
  turn(true);
  rerender({ id: null, typed: true });
  expect(result.current).toBe(false);
});
