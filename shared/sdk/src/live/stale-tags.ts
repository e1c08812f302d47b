import type { LiveTag } from '@atrium/contracts';
import { api } from '../api/api.js';
import { outdateHome } from '../api/home-parts.js';
import { answeredAt } from '../http/own-answers.js';
import type { PortalStore } from '../store/store.js';

/** Milliseconds. Data that changes several times within it is fetched once. */
const GATHERED_FOR = 500;

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/**
 * Collects the tags that events name as stale and fetches them half a second after the first one. Data fetched since
 * its tag was last named is left alone, so the person who made a change does not fetch it twice.
 */
export function gatherStaleTags(store: PortalStore): (tags: readonly LiveTag[], requestId?: string) => void {
  /** When each tag last changed, as far as this page can tell. */
  const changedAt = new Map<LiveTag, number>();

  function fetchStale(): void {
    // `connectApi` has put the cache into the store, whose own type does not include it.
    const state = store.getState() as object as State;
    const stale = [...changedAt].filter(([tag, at]) => isOlder(state, tag, at)).map(([tag]) => tag);
    changedAt.clear();
    if (stale.length > 0) store.dispatch(api.util.invalidateTags(stale));
  }

  return (tags, requestId) => {
    // The answer to a change is sent after its commit, so data requested after that answer includes the change.
    const at = (requestId !== undefined && answeredAt(requestId)) || Date.now();
    outdateHome(tags);
    if (changedAt.size === 0) setTimeout(fetchStale, GATHERED_FOR);
    for (const tag of tags) changedAt.set(tag, Math.max(at, changedAt.get(tag) ?? 0));
  };
}

/** Whether any shown data of the tag was requested before that time. */
const isOlder = (state: State, tag: LiveTag, time: number): boolean =>
  api.util.selectInvalidatedBy(state, [tag]).some(({ queryCacheKey }) => {
    const started = state.api.queries[queryCacheKey]?.startedTimeStamp;
    return started === undefined || started < time;
  });
