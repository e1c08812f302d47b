import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Contributions } from '../contributions/contributions.js';
import { Secrets } from '../secrets/secrets.js';
import { StrangerLanes } from './stranger-lanes.js';

/** Says whose the links are that strangers send to one controller. */
export abstract class LinkHolders {
  /** The controller's name. */
  abstract readonly key: string;
  /** The link in a request's body, which nothing has checked yet; null: there is none. */
  abstract linkOf(body: unknown): string | null;
  /** Whether the link leads to somebody, also where they can do nothing with it any more. */
  abstract holds(link: string): Promise<boolean>;
}

interface Asked {
  network: string;
  /** The controller's name. */
  page: string;
  body: unknown;
  gone: AbortSignal;
}

const KNOWN_MS = 15 * 60_000;
const MOST_KNOWN = 20_000;
const DOUBTED_MS = 60_000;
const MOST_DOUBTED = 10_000;
/** Somebody copies a link badly a few times. */
const FREE_FAULTS = 10;

/**
 * In which lane a stranger's request runs: that of their network, or their own where a link says who they are. Otherwise
 * the people of one hall, who share a network, would hold each other up. A network that sends wrong links waits in its
 * lane also to have them looked up.
 */
@Injectable()
export class LinkLanes {
  /** Hashes of links that led to somebody -> until when that is believed. It only chooses the lane. */
  private readonly known = new Map<string, number>();
  private readonly doubted = new Map<string, { faults: number; until: number }>();

  constructor(
    private readonly contributions: Contributions,
    private readonly lanes: StrangerLanes,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} TOO_MANY_ATTEMPTS as `StrangerLanes.take` */
  async laneOf({ network, page, body, gone }: Asked): Promise<string> {
    const shared = `${network} ${page}`;
    const holders = this.contributions.find(LinkHolders, page);
    const link = holders?.linkOf(body) ?? null;
    if (!holders || link === null) return shared;
    const own = `${Secrets.hash(link)} ${page}`;
    if ((this.known.get(own) ?? 0) > this.now()) return own;
    const ask = () => holders.holds(link);
    const holds = this.isDoubted(network) ? await this.lanes.take(shared, ask, gone) : await ask();
    if (!holds) this.doubt(network);
    else keep(this.known, { key: own, value: this.now() + KNOWN_MS, most: MOST_KNOWN });
    return holds ? own : shared;
  }

  private isDoubted(network: string): boolean {
    const found = this.doubted.get(network);
    return found !== undefined && found.until > this.now() && found.faults > FREE_FAULTS;
  }

  private doubt(network: string): void {
    const found = this.doubted.get(network);
    const faults = found && found.until > this.now() ? found.faults + 1 : 1;
    const value = { faults, until: this.now() + DOUBTED_MS };
    keep(this.doubted, { key: network, value, most: MOST_DOUBTED });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** Forgets those that were kept first where there are too many. */
function keep<Value>(
  map: Map<string, Value>,
  { key, value, most }: { key: string; value: Value; most: number },
): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}
