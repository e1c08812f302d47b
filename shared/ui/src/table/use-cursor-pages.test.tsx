import { act, renderHook } from '@testing-library/react';
import { useCursorPages } from './use-cursor-pages.js';

const answer = (nextCursor: string | null) => ({
  items: ['a', 'b'],
  nextCursor,
  total: 5,
  totalIsExact: true,
});

test('walks forward and back by the cursors of the answers', () => {
  const { result } = renderHook(() => useCursorPages('name'));
  expect(result.current.cursor).toBeUndefined();
  act(() => result.current.pageInfo(answer('c1')).onNext());
  act(() => result.current.pageInfo(answer('c2')).onNext());
  expect(result.current.cursor).toBe('c2');
  expect(result.current.pageInfo(answer(null))).toMatchObject({
    start: 4,
    hasNext: false,
    hasPrevious: true,
  });
  act(() => result.current.pageInfo(answer(null)).onPrevious());
  expect(result.current.cursor).toBe('c1');
});

test('a new search or order starts at the first page', () => {
  const { result, rerender } = renderHook(({ key }) => useCursorPages(key), {
    initialProps: { key: 'name' },
  });
  act(() => result.current.pageInfo(answer('c1')).onNext());
  rerender({ key: '-name' });
  expect(result.current.cursor).toBeUndefined();
  expect(result.current.pageInfo(answer('c1')).hasPrevious).toBe(false);
});

test('before the first answer there is nowhere to go', () => {
  const { result } = renderHook(() => useCursorPages('name'));
  expect(result.current.pageInfo(undefined)).toMatchObject({
    start: 0,
    total: 0,
    hasNext: false,
    hasPrevious: false,
  });
});
