import type { SettingKey } from '@atrium/contracts';
import type { PortalStore } from '../store/store.js';
import { listSettings, putSetting, settingIn } from './settings.api.js';

interface Kept<Value> {
  version: number;
  value: Value;
}

/** The changes of one setting, which follow each other. */
interface Queue {
  /** The last one; null: there was none, or it was refused. */
  last: Promise<Kept<unknown> | null>;
}

/** Of a person, by the setting's key. */
const queues = new WeakMap<PortalStore, Map<string, Queue>>();

function queueOf(store: PortalStore, key: string): Queue {
  const ofStore = queues.get(store) ?? new Map<string, Queue>();
  queues.set(store, ofStore);
  const { user } = store.getState().session;
  const place = `${user?.company.id ?? ''} ${user?.id ?? ''} ${key}`;
  const queue = ofStore.get(place) ?? { last: Promise.resolve(null) };
  ofStore.set(place, queue);
  return queue;
}

function fetchedOf<Value>(store: PortalStore, setting: SettingKey<Value>): Kept<Value> {
  // `connectApi` has put the cache into the store, whose own type does not include it.
  const state = store.getState() as object as Parameters<ReturnType<typeof listSettings.select>>[0];
  const items = listSettings.select()(state).data?.items ?? [];
  const version = items.find(({ key }) => key === setting.key)?.version ?? 0;
  return { version, value: settingIn(items, setting) };
}

/**
 * Saves a value after those that the page has sent of the same setting before, whoever on it sent them.
 * @returns its version @throws {ApiFailure} STALE_VERSION when it was changed elsewhere meanwhile
 */
export async function saveSetting<Value>(
  store: PortalStore,
  setting: SettingKey<Value>,
  next: Value | ((before: Value) => Value),
): Promise<number> {
  const queue = queueOf(store, setting.key);
  const { last } = queue;
  const sent = (async (): Promise<Kept<Value>> => {
    // Of the same setting.
    const saved = (await last) as Kept<Value> | null;
    const fetched = fetchedOf(store, setting);
    const before = saved && saved.version > fetched.version ? saved : fetched;
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(before.value) : next;
    const change = { key: setting.key, value, version: before.version };
    const { version } = await store.dispatch(putSetting.initiate(change, { track: false })).unwrap();
    return { version, value };
  })();
  queue.last = sent.catch(() => last);
  return (await sent).version;
}
