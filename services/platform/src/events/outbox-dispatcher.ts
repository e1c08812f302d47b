import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { DatabaseListener } from '../live/database-listener.js';
import { OUTBOX_CHANNEL } from './domain-events.js';
import { EventHandlers } from './event-handlers.js';
import { MAX_ATTEMPTS, OutboxRepository, type QueuedEvent } from './outbox.repository.js';

/** Polling finds what no database notification announced: retries that are due, and events of a killed gateway. */
const POLL_MS = 5_000;
const MAX_BACKOFF_SECONDS = 600;

/** Delivers the outbox's events to their handlers. Every gateway does, and they share the work. */
@Injectable()
export class OutboxDispatcher implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private running: Promise<void> | null = null;
  private again = false;
  private closing = false;
  private poll: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: TenantDb,
    private readonly outbox: OutboxRepository,
    private readonly handlers: EventHandlers,
    private readonly listener: DatabaseListener,
  ) {}

  onModuleInit(): void {
    this.listener.on(OUTBOX_CHANNEL, () => void this.dispatch());
  }

  onApplicationBootstrap(): void {
    this.poll = setInterval(() => void this.dispatch(), POLL_MS).unref();
    void this.dispatch();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.poll);
    await this.running;
  }

  /** Handles all events that are due now, including those that the handlers publish. */
  dispatch(): Promise<void> {
    this.again = true;
    this.running ??= this.work().finally(() => {
      this.running = null;
      // Another dispatch was requested after the last query.
      if (this.again && !this.closing) void this.dispatch();
    });
    return this.running;
  }

  private async work(): Promise<void> {
    while (this.again && !this.closing) {
      this.again = false;
      try {
        for (let events = await this.claim(); events.length > 0; events = await this.claim())
          for (const [companyId, ofCompany] of byCompany(events)) await this.handle(companyId, ofCompany);
      } catch (error) {
        this.logger.warn(`Events wait until the database answers: ${String(error)}`);
      }
    }
  }

  private async claim(): Promise<QueuedEvent[]> {
    return this.closing ? [] : this.outbox.claim();
  }

  /**
   * Handles the events in one transaction, because commits are what costs. When one event fails, each is handled in a
   * transaction of its own.
   */
  private async handle(companyId: string, events: QueuedEvent[]): Promise<void> {
    if (this.closing) return this.outbox.release(events);
    try {
      await this.db.run(companyId, async () => {
        for (const queued of events) await this.apply(queued);
      });
    } catch (error) {
      const [only] = events;
      if (events.length === 1 && only) await this.postpone(only, error);
      else for (const queued of events) await this.handle(companyId, [queued]);
    }
  }

  private async apply(queued: QueuedEvent): Promise<void> {
    const event = await this.outbox.take(queued);
    if (!event) return;
    const { companyId, eventId } = queued;
    for (const handle of this.handlers.of(event.type, event.version))
      await handle(event.payload, { companyId, eventId, version: event.version });
  }

  private async postpone(queued: QueuedEvent, error: unknown): Promise<void> {
    const line = {
      eventId: queued.eventId,
      companyId: queued.companyId,
      attempts: queued.attempts,
      err: error,
    };
    if (queued.attempts >= MAX_ATTEMPTS) this.logger.error({ ...line, msg: 'An event is given up.' });
    else this.logger.warn({ ...line, msg: 'An event is tried again later.' });
    await this.outbox.postpone(queued, Math.min(2 ** queued.attempts, MAX_BACKOFF_SECONDS), String(error));
  }
}

function byCompany(events: QueuedEvent[]): Map<string, QueuedEvent[]> {
  const companies = new Map<string, QueuedEvent[]>();
  for (const event of events)
    companies.set(event.companyId, [...(companies.get(event.companyId) ?? []), event]);
  return companies;
}
