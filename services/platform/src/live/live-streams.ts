import type { LiveEvent } from '@atrium/contracts';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SessionReader } from '../access/session-reader.js';
import { personAt, type SignedInUser } from '../request/signed-in-user.js';
import { Clock } from '../clock/clock.js';
import { CACHE_CHANNEL, CacheInvalidation } from './cache-invalidation.js';
import { DatabaseListener } from './database-listener.js';
import { isInAudience } from './live-audience.js';
import { LIVE_CHANNEL, type LiveMessage } from './live-events.js';
import type { LiveStream } from './live-stream.js';
import { RecentMessages } from './recent-messages.js';

const HEARTBEAT_MS = 25_000;
/** The tabs of a browser share one stream. More streams mean several browsers, or an attempt to exhaust the gateway. */
const STREAMS_PER_USER = 12;

/** The open streams of this gateway. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Map<string, Set<LiveStream>>();
  private sessions: SessionReader;
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly opened: ((user: SignedInUser) => void)[] = [];
  private readonly recent: RecentMessages;
  private readonly deliveries = new Map<string, Promise<void>>();

  constructor(
    private readonly listener: DatabaseListener,
    private readonly caches: CacheInvalidation,
    private readonly modules: ModuleRef,
    clock: Clock,
  ) {
    this.recent = new RecentMessages(clock);
  }

  onModuleInit(): void {
    this.sessions = this.modules.get(SessionReader, { strict: false });
    this.listener.on(CACHE_CHANNEL, (notice) => this.caches.deliver(notice));
    this.listener.on(LIVE_CHANNEL, (message) => this.deliverInOrder(JSON.parse(message) as LiveMessage));
    this.listener.onGap((state) => {
      this.caches.deliverMissed();
      this.recent.restart();
      if (state === 'back') this.resyncAll();
    });
  }

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    this.closeAll();
  }

  /** Closes all streams. The browsers reconnect after a moment, to any gateway that answers. */
  closeAll(): void {
    for (const stream of this.all()) stream.close();
  }

  /** Makes every open page of this gateway fetch its data anew. */
  resyncAll(): void {
    this.sendToAll({ type: 'resync' });
  }

  /** Calls `fn` for each person who opens a stream here. */
  onOpen(fn: (user: SignedInUser) => void): void {
    this.opened.push(fn);
  }

  /** The people with an open stream here, by company. */
  listPeople(): Map<string, SignedInUser[]> {
    return new Map(
      [...this.streams].map(([companyId, streams]) => [
        companyId,
        [...new Map([...streams].map(({ user }) => [personAt(user).id, personAt(user)])).values()],
      ]),
    );
  }

  /** Keeps a stream until it closes. Beyond the limit, the person's oldest stream is closed. */
  add(stream: LiveStream): void {
    const { companyId, id } = personAt(stream.user);
    const ofCompany = this.streams.get(companyId) ?? new Set();
    this.streams.set(companyId, ofCompany.add(stream));
    const own = [...ofCompany].filter(({ user }) => personAt(user).id === id);
    if (own.length > STREAMS_PER_USER) own[0]?.close();
    for (const fn of this.opened) fn(personAt(stream.user));
    stream.onClose(() => {
      ofCompany.delete(stream);
      if (ofCompany.size === 0) this.streams.delete(companyId);
    });
  }

  /** Sends what happened since the page asked for its data, before the stream stood. @param age in milliseconds */
  catchUp(stream: LiveStream, age: number): void {
    const missed = this.recent.since(personAt(stream.user).companyId, age);
    if (!missed) stream.send({ type: 'resync' });
    for (const { event, audience } of missed ?? []) {
      // The session was read as the stream was opened.
      if (event.type !== 'session-ended' && isInAudience(audience, stream.user)) stream.send(event);
    }
  }

  /**
   * Delivers a company's events one after the other: reading sessions takes varying time, and events must not overtake
   * each other.
   */
  private deliverInOrder(message: LiveMessage): void {
    const { companyId } = message;
    this.recent.keep(message);
    if (!this.streams.has(companyId)) return;
    const before = this.deliveries.get(companyId) ?? Promise.resolve();
    const delivery = before.then(() => this.deliver(message));
    this.deliveries.set(companyId, delivery);
    void delivery.finally(() => {
      if (this.deliveries.get(companyId) === delivery) this.deliveries.delete(companyId);
    });
  }

  private async deliver({ companyId, event, audience }: LiveMessage): Promise<void> {
    for (const stream of this.streams.get(companyId) ?? []) {
      if (!(await this.renew(stream)) || event.type === 'session-ended') continue;
      if (isInAudience(audience, stream.user)) stream.send(event);
    }
  }

  /** Reads the stream's session again, because permissions may have changed or the session may have ended. */
  private async renew(stream: LiveStream): Promise<boolean> {
    try {
      const user = await this.sessions.read(stream.token, 'stream');
      if (user) stream.user = user;
      // The browser reconnects with the session's new token. A browser that only knows the old one cannot.
      else if (await this.sessions.goesOn(stream.user)) stream.close();
      else stream.end({ type: 'session-ended' });
      return user !== null;
    } catch (error) {
      // The database is away. The resync after its return makes up for this event.
      this.logger.warn(`A live event was not delivered: ${String(error)}`);
      return false;
    }
  }

  private async beat(): Promise<void> {
    for (const stream of this.all()) {
      if (await this.renew(stream)) stream.beat();
    }
  }

  private sendToAll(event: LiveEvent): void {
    for (const stream of this.all()) stream.send(event);
  }

  private all(): LiveStream[] {
    return [...this.streams.values()].flatMap((ofCompany) => [...ofCompany]);
  }
}
