import type { App, PermissionSubject } from '@atrium/contracts';
import type { CurrentRelease } from '../channel/channel.service.js';
import type { RemoteSwitch } from '../remote-switch/remote-switch.repository.js';
import { isOn } from '../remote-switch/remote-switch.rules.js';
import { countPeople } from './app.rules.js';

interface AppFacts {
  /** The company's switch of the remote; null when nobody has changed it. */
  change: RemoteSwitch | null;
  names: Map<string, string>;
  groups: readonly (PermissionSubject & { people: number })[];
}

export function toApp({ release }: CurrentRelease, { change, names, groups }: AppFacts): App {
  const { description, version } = release.manifest;
  const { id, title, summary, words, icon, drawings, owner } = description;
  return {
    id,
    title,
    summary,
    words,
    icon,
    drawings,
    owner,
    version,
    publishedAt: release.publishedAt.toISOString(),
    enabled: isOn(description, change),
    people: countPeople(description, groups),
    changedAt: change?.changedAt.toISOString() ?? null,
    changedBy: (change && names.get(change.changedBy)) ?? null,
  };
}
