import { isStaff, presenceKey, type Presence } from '@atrium/contracts';
import { Clock, Contributions, LiveStreams, TenantDb, type SignedInUser } from '@atrium/platform';
import { BusySource, Settings } from '@atrium/reach';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { PresenceRepository } from './presence.repository.js';
import { presenceOf, WRITE_EVERY_MS } from './presence.rules.js';
import { presenceSetting } from './presence.schema.js';

type Person = Pick<SignedInUser, 'id' | 'companyId' | 'role'>;

/** Who is present: every half minute each gateway stores the people whose pages it holds open. */
@Injectable()
export class PresenceService implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PresenceService.name);
  /** When people last did something, by company and person, until it is stored. */
  private readonly activity = new Map<string, Map<string, Date>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: TenantDb,
    private readonly repository: PresenceRepository,
    private readonly settings: Settings,
    private readonly streams: LiveStreams,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {}

  onModuleInit(): void {
    this.streams.onOpen((user) => void this.beat(user.companyId, [user]));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.beatAll(), WRITE_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Notes that the person is active; stored with the next beat at the latest. */
  async touch(user: SignedInUser): Promise<void> {
    const ofCompany = this.activity.get(user.companyId) ?? new Map<string, Date>();
    this.activity.set(user.companyId, ofCompany.set(user.id, this.clock.now()));
    await this.beat(user.companyId, [user]);
  }

  /** The presence of these people. */
  async of(companyId: string, userIds: string[]): Promise<Map<string, Presence>> {
    if (userIds.length === 0) return new Map();
    const now = this.clock.now();
    const sources = await this.contributions.enabledOf(BusySource, companyId);
    const { known, chosen, busy } = await this.db.run(companyId, async () => {
      const known = await this.repository.list(userIds);
      return {
        known,
        chosen: await this.settings.listOf(presenceSetting, userIds),
        // Nobody is asked about people who are not there.
        busy: known.size === 0 ? new Set<string>() : await busyAmong(sources, [...known.keys()], now),
      };
    });
    return new Map(
      userIds.map((id) => {
        const said = { chosen: chosen.get(id) ?? presenceKey.fallback, meets: busy.has(id) };
        return [id, presenceOf(known.get(id), said, now)];
      }),
    );
  }

  /** Stores everybody with an open page here and everybody who did something. */
  async beatAll(): Promise<void> {
    for (const [companyId, people] of this.streams.listPeople()) await this.beat(companyId, people);
    this.activity.clear();
  }

  private async beat(companyId: string, people: Person[]): Promise<void> {
    const active = this.activity.get(companyId);
    const signs = people
      .filter(({ role }) => isStaff(role))
      .map(({ id }) => ({ userId: id, activeAt: active?.get(id) ?? null }));
    if (signs.length === 0) return;
    try {
      await this.db.run(companyId, () => this.repository.write(signs, this.clock.now()));
    } catch (error) {
      // The next beat writes the same again.
      this.logger.warn(`It was not written down who is there: ${String(error)}`);
    }
  }
}

async function busyAmong(
  sources: readonly BusySource[],
  userIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const busy = new Set<string>();
  for (const source of sources) for (const id of await source.busyAmong(userIds, at)) busy.add(id);
  return busy;
}
