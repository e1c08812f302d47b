import type { Language, RemoteDescription } from '@atrium/contracts';
import {
  Audit,
  CacheInvalidation,
  Clock,
  LiveEvents,
  RemoteSwitches,
  ShortCache,
  TenantDb,
  whenKnown,
  type SignedInUser,
  type Soon,
} from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CatalogService } from '../channel/catalog.service.js';
import { RemoteSwitchRepository, type RemoteSwitch } from './remote-switch.repository.js';
import { isOn } from './remote-switch.rules.js';

type SwitchedRemote = Pick<RemoteDescription, 'id' | 'title' | 'startsOff' | 'words'>;

interface CompanySwitches {
  companyId: string;
  switches: RemoteSwitch[];
}

/** Each company's switches. A remote without one is on unless it declares `startsOff`. */
@Injectable()
export class RemoteSwitchService extends RemoteSwitches {
  private readonly cache: ShortCache<CompanySwitches>;

  constructor(
    private readonly db: TenantDb,
    private readonly switches: RemoteSwitchRepository,
    private readonly catalog: CatalogService,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
    invalidation: CacheInvalidation,
  ) {
    super();
    this.cache = new ShortCache({ db, clock, invalidation, channel: 'remote-switch' }, ({ companyId }) => [
      companyId,
    ]);
  }

  override isEnabled(companyId: string, remoteId: string): Soon<boolean> {
    return whenKnown(this.list(companyId), (switches) => {
      const change = switches.find((candidate) => candidate.remoteId === remoteId);
      if (change) return change.enabled;
      return whenKnown(this.catalog.list(), (catalog) => {
        const known = catalog.find(({ release }) => release.remoteId === remoteId);
        return isOn(known?.release.manifest.description ?? {}, null);
      });
    });
  }

  list(companyId: string): Soon<RemoteSwitch[]> {
    const read = () =>
      this.db.run(companyId, async () => ({ companyId, switches: await this.switches.list() }));
    return whenKnown(this.cache.getOrRead(companyId, read), (found) => found?.switches ?? []);
  }

  /** Takes effect at once on every gateway and in every open page of the company. */
  set(actor: SignedInUser, remote: SwitchedRemote, enabled: boolean): Promise<void> {
    const { id: remoteId, title, startsOff } = remote;
    return this.db.run(actor.companyId, async () => {
      const change = (await this.switches.list()).find((one) => one.remoteId === remoteId);
      const before = isOn({ startsOff }, change);
      await this.switches.set({ remoteId, enabled, changedBy: actor.id, changedAt: this.clock.now() });
      const resource = { kind: 'app', id: remoteId, title };
      const values = { before: { enabled: before }, after: { enabled } };
      this.audit.record({ action: 'app.switch', by: actor, resource, ...values });
      await this.cache.dropTag(actor.companyId);
      await this.live.publish({ type: 'portal-changed' }, { company: true });
      await this.live.publish({ type: 'invalidate', tags: ['App', 'NextStep'] }, { company: true });
      if (enabled !== before) await this.notifyAdmins(actor, remote, enabled);
    });
  }

  private notifyAdmins(actor: SignedInUser, remote: SwitchedRemote, enabled: boolean): Promise<void> {
    const app = titleOf(remote);
    return this.notifications.notify({
      to: { check: { tab: 'admin', resource: 'apps' } },
      except: [actor.id],
      kind: 'apps.switched',
      title: enabled ? words('{app} is switched on', { app }) : words('{app} is switched off', { app }),
      text: words('Changed by {name}. It applies to everyone immediately.', {
        name: `${actor.firstName} ${actor.lastName}`,
      }),
      actorId: actor.id,
    });
  }
}

/** The app's title in each language, from its description. */
function titleOf({ title, words: named = {} }: SwitchedRemote) {
  const titles = Object.entries(named).map(([language, texts]) => [language, texts[title] ?? title]);
  return { text: title, in: Object.fromEntries(titles) as Partial<Record<Language, string>> };
}
