import { ACTIVITY_KINDS, type ActivityKind } from '@atrium/contracts';
import { useSearchParams, withValues } from '@atrium/ui';
import { useEffect, useEffectEvent } from 'react';

/** Of the address: what is to be written down. */
const LOG = 'log';

/** Opens the overview of a record, in which calls are written down, with its form ready for one. */
export function useLogCall(): () => void {
  const [, setParams] = useSearchParams();
  return () => setParams((before) => withValues(before, { part: null, [LOG]: 'call' }), { replace: true });
}

/** Hands over what a button said is written down, whenever it says so, and takes it out of the address. */
export function useAskedActivity(take: (kind: ActivityKind) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(LOG);
  const answer = useEffectEvent((text: string) => {
    const kind = ACTIVITY_KINDS.find((each) => each === text);
    if (kind) take(kind);
    setParams((before) => withValues(before, { [LOG]: null }), { replace: true });
  });
  useEffect(() => {
    if (asked !== null) answer(asked);
  }, [asked]);
}
