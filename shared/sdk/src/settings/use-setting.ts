import type { Setting, SettingKey } from '@atrium/contracts';
import { useEffect, useRef } from 'react';
import { usePortalStore } from '../store/use-portal-store.js';
import { putSetting, useListSettingsQuery } from './settings.api.js';

export interface SettingState<Value> {
  /** What was chosen; the default until it is known, and where nobody has chosen. */
  value: Value;
  /** Whether the server has a chosen value. */
  chosen: boolean;
  /** The server has answered. */
  known: boolean;
  /** It could not be asked. */
  failed: boolean;
  /** Of the value; 0 where nobody has chosen. */
  version: number;
  /** One after the other. Rejects with an ApiFailure: STALE_VERSION when it was changed elsewhere in the meantime. */
  save: (value: Value) => Promise<void>;
}

/** What was chosen; the default where nobody has. */
export function settingIn<Value>(items: readonly Setting[], { key, fallback }: SettingKey<Value>): Value {
  const kept = items.find((setting) => setting.key === key);
  // The server holds it to the schema of this key.
  return kept ? (kept.value as Value) : fallback;
}

/** One setting of the signed-in person or their company, in step with every other open page. */
export function useSetting<Value>(setting: SettingKey<Value>): SettingState<Value> {
  const { key } = setting;
  const { data, isError } = useListSettingsQuery();
  const store = usePortalStore();
  const items = data?.items ?? [];
  const version = items.find((kept) => kept.key === key)?.version ?? 0;
  const latest = useRef(version);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = Math.max(latest.current, version);
  }, [version]);

  const send = async (value: Value) => {
    const change = { key, value, version: latest.current };
    const saved = await store.dispatch(putSetting.initiate(change, { track: false })).unwrap();
    latest.current = saved.version;
  };
  return {
    value: settingIn(items, setting),
    chosen: version > 0,
    known: data !== undefined,
    failed: data === undefined && isError,
    version,
    save: (value) => {
      const sent = before.current.then(() => send(value));
      before.current = sent.catch(() => undefined);
      return sent;
    },
  };
}
