import { useSearchParams } from '@atrium/ui';

/** Opens the part of a record in which calls are written down, with its form ready for one. */
export function useLogCall(part: string): () => void {
  const [, setParams] = useSearchParams();
  return () =>
    setParams(
      (before) => {
        before.set('part', part);
        before.set('log', 'call');
        return before;
      },
      { replace: true },
    );
}
