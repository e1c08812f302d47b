import type { LiveTag } from '@atrium/contracts';
import { api } from '../api/api.js';
import { answeredAt } from '../http/own-answers.js';
import type { PortalStore } from '../store/store.js';

/** Milliseconds. What changes many times within it is fetched once. */
const GATHERED_FOR = 500;

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/**
 * Gathers what events name as stale, and has it fetched half a second after the first of them. What was fetched since
 * it was last named is left alone: who made the change has its outcome already.
 */
export function gatherStaleTags(store: PortalStore): (tags: readonly LiveTag[], requestId?: string) => void {
  /** When each was last changed, as far as this page can tell. */
  const changedAt = new Map<LiveTag, number>();

  function fetchStale(): void {
    // `connectApi` has put the cache into the store, which the store's own type does not know.
    const state = store.getState() as object as State;
    const stale = [...changedAt].filter(([tag, at]) => isOlder(state, tag, at)).map(([tag]) => tag);
    changedAt.clear();
    if (stale.length > 0) store.dispatch(api.util.invalidateTags(stale));
  }

  return (tags, requestId) => {
    // The answer to a change comes after its commit: what was asked for after the answer shows it.
    const at = (requestId !== undefined && answeredAt(requestId)) || Date.now();
    if (changedAt.size === 0) setTimeout(fetchStale, GATHERED_FOR);
    for (const tag of tags) changedAt.set(tag, Math.max(at, changedAt.get(tag) ?? 0));
  };
}

/** Whether something that is shown under the tag was asked for before then. */
const isOlder = (state: State, tag: LiveTag, time: number): boolean =>
  api.util.selectInvalidatedBy(state, [tag]).some(({ queryCacheKey }) => {
    const started = state.api.queries[queryCacheKey]?.startedTimeStamp;
    return started === undefined || started < time;
  });
