import type { Setting, SettingKey } from '@atrium/contracts';
import { useEffect, useRef } from 'react';
import { usePortalStore } from '../store/use-portal-store.js';
import { putSetting, useListSettingsQuery } from './settings.api.js';

export interface SettingState<Value> {
  /** The chosen value; the default while it is loading or when nobody has chosen. */
  value: Value;
  /** Whether the server has a chosen value. */
  chosen: boolean;
  /** Whether the server has answered. */
  known: boolean;
  /** Whether loading failed. */
  failed: boolean;
  /** The value as the answer of a query, for `Loaded`: undefined until the server has answered. */
  query: {
    data: Value | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Version of the value; 0 when nobody has chosen. */
  version: number;
  /**
   * Saves values one after the other; answers the version of the saved one. A function makes the value from the one
   * saved before, which may not be drawn yet. Rejects with an ApiFailure: STALE_VERSION when it was changed elsewhere
   * meanwhile.
   */
  save: (value: Value | ((before: Value) => Value)) => Promise<number>;
}

/** The chosen value, or the default. */
export function settingIn<Value>(items: readonly Setting[], { key, fallback }: SettingKey<Value>): Value {
  const kept = items.find((setting) => setting.key === key);
  // The server has validated it with the schema of this key.
  return kept ? (kept.value as Value) : fallback;
}

/** One setting of the signed-in person or their company, kept up to date with all open pages. */
export function useSetting<Value>(setting: SettingKey<Value>): SettingState<Value> {
  const { key } = setting;
  const { data, error, isFetching, refetch } = useListSettingsQuery();
  const store = usePortalStore();
  const items = data?.items ?? [];
  const version = items.find((kept) => kept.key === key)?.version ?? 0;
  const shown = settingIn(items, setting);
  const latest = useRef({ version, value: shown });
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (version >= latest.current.version) latest.current = { version, value: shown };
  }, [version, shown]);

  const send = async (next: Value | ((before: Value) => Value)) => {
    const before = latest.current;
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(before.value) : next;
    const change = { key, value, version: before.version };
    const saved = await store.dispatch(putSetting.initiate(change, { track: false })).unwrap();
    latest.current = { version: saved.version, value };
    return saved.version;
  };
  return {
    value: shown,
    chosen: version > 0,
    known: data !== undefined,
    failed: data === undefined && error !== undefined,
    query: { data: data && shown, error, isFetching, refetch },
    version,
    save: (value) => {
      const sent = before.current.then(() => send(value));
      before.current = sent.catch(() => undefined);
      return sent;
    },
  };
}
