import type { SettingKey } from '@atrium/contracts';
import { usePortalStore } from '../store/use-portal-store.js';
import { saveSetting } from './save-setting.js';
import { settingIn, useListSettingsQuery } from './settings.api.js';

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
   * Saves values one after the other, wherever on the page; answers the version of the saved one. A function makes the value from the one
   * saved before, which may not be drawn yet. Rejects with an ApiFailure: STALE_VERSION when it was changed elsewhere
   * meanwhile.
   */
  save: (value: Value | ((before: Value) => Value)) => Promise<number>;
}

/** One setting of the signed-in person or their company, kept up to date with all open pages. */
export function useSetting<Value>(setting: SettingKey<Value>): SettingState<Value> {
  const { key } = setting;
  const { data, error, isFetching, refetch } = useListSettingsQuery();
  const store = usePortalStore();
  const items = data?.items ?? [];
  const version = items.find((kept) => kept.key === key)?.version ?? 0;
  const shown = settingIn(items, setting);
  return {
    value: shown,
    chosen: version > 0,
    known: data !== undefined,
    failed: data === undefined && error !== undefined,
    query: { data: data && shown, error, isFetching, refetch },
    version,
    save: (value) => saveSetting(store, setting, value),
  };
}
