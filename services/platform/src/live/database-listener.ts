import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Client } from 'pg';
import { roleUrl } from '../database/database-roles.js';
import { ENV, type Env } from '../env/env.js';

const CHECK_EVERY_MS = 10_000;
const CHECK_WITHIN_MS = 5_000;
const RETRY_MS = [100, 500, 1_000, 2_000, 5_000];

export type ListenState = 'lost' | 'back';

/**
 * The gateway's one connection that listens for notifications of the database (LISTEN/NOTIFY). It reconnects by itself.
 */
@Injectable()
export class DatabaseListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly gaps: ((state: ListenState) => void)[] = [];
  private client: Client | null = null;
  private attempt = 0;
  private retry: NodeJS.Timeout | undefined;
  private check: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Call before bootstrap: `handler` gets each notification on the channel. */
  on(channel: string, handler: (payload: string) => void): void {
    this.handlers.set(channel, handler);
  }

  /** Calls `fn` when the connection is lost and when it is back. Notifications in between are missed. */
  onGap(fn: (state: ListenState) => void): void {
    this.gaps.push(fn);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
    this.check = setInterval(() => void this.checkConnection(), CHECK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.check);
    clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: roleUrl(this.env, 'atrium_app'),
      application_name: 'atrium-listener',
      connectionTimeoutMillis: CHECK_WITHIN_MS,
      query_timeout: CHECK_WITHIN_MS,
      keepAlive: true,
    });
    // pg reports a lost connection by 'error', by 'end' or by both.
    client.once('error', () => this.lost(client));
    client.once('end', () => this.lost(client));
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
    } catch {
      this.lost(client);
      return;
    }
    if (this.attempt > 0) {
      this.attempt = 0;
      this.logger.log('Listening to the database again.');
      this.announceGap('back');
    }
  }

  private lost(client: Client): void {
    if (this.closing || this.client !== client) return;
    this.client = null;
    void client.end().catch(() => undefined);
    const delay = RETRY_MS[Math.min(this.attempt, RETRY_MS.length - 1)] ?? 0;
    this.attempt += 1;
    if (this.attempt === 1) {
      this.logger.warn('Lost the connection that listens to the database.');
      this.announceGap('lost');
    }
    this.retry = setTimeout(() => void this.connect(), delay).unref();
  }

  /** After a network failure a connection can be dead without being closed; only using it shows that. */
  private async checkConnection(): Promise<void> {
    const { client } = this;
    await client?.query('select 1').catch(() => this.lost(client));
  }

  private deliver(channel: string, payload: string): void {
    try {
      this.handlers.get(channel)?.(payload);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private announceGap(state: ListenState): void {
    for (const fn of this.gaps) fn(state);
  }
}
