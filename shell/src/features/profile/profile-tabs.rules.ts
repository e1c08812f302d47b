import type { SlotEntry } from '../../federation/slot.rules.js';

export const OWN_TABS = ['account', 'security', 'preferences', 'notifications'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

/** The content below the tabs: a tab of the shell, or a remote's. */
export type ProfileTab = { kind: 'own'; tab: OwnTab } | { kind: 'remote'; entry: SlotEntry };

/** The tab that the URL names; the first one if it names none that exists. */
export function chooseTab(name: string | null, entries: readonly SlotEntry[]): ProfileTab {
  const own = OWN_TABS.find((tab) => tab === name);
  if (own) return { kind: 'own', tab: own };
  const entry = entries.find(({ slot }) => slot.id === name);
  return entry ? { kind: 'remote', entry } : { kind: 'own', tab: 'account' };
}
