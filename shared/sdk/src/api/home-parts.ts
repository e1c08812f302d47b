import type { HomeHead, HomeLine, HomeQuery, LiveTag } from '@atrium/contracts';
import type { ApiRequest } from '../http/api-request.types.js';
import { addressOf, takeEarlyHome } from '../http/early-answer.js';
import { loadSender } from '../http/load-sender.js';
import { OwnFailure } from '../http/own-failure.js';

type Part = HomeLine | undefined;
type Parts = Map<string, Promise<Part>>;

/** Data that nobody has asked for by then is of a screen that never needed it. */
const OLD_AFTER_MS = 30_000;

/** A part that took too long; its own route has more time. */
const UNAVAILABLE = 503;

interface Home {
  parts: Promise<Parts>;
  askedAt: number;
  /** What has changed since then, as live events tell. */
  changed: Set<LiveTag>;
}

let home: Home | undefined;

/** Reads the home's parts as they come; the queries of their addresses take them from here. */
function readHome(answer: Promise<ReadableStream<Uint8Array>>): void {
  home = {
    parts: answer.then(readHead).catch(() => new Map()),
    askedAt: performance.now(),
    changed: new Set(),
  };
}

/**
 * Asks for the home again when a person comes back to it. Of axios's adapters, `fetch` alone gives an answer in parts.
 */
export const askHome = (query: HomeQuery): void =>
  readHome(loadSender().then(({ openStream }) => openStream('portal/home', query)));

/** Live events name these as changed: parts with such data that nobody has taken yet are out of date. */
export function outdateHome(tags: readonly LiveTag[]): void {
  for (const tag of tags) home?.changed.add(tag);
}

/** Of what the home has brought, this has changed since it was asked for. */
export const changedSinceHome = (): LiveTag[] => [...(home?.changed ?? [])];

/** From now on every query asks its own route: this page has changed something, or somebody else uses it. */
export function forgetHome(): void {
  home = undefined;
}

/**
 * The part of the home with the address of this request, used once, because a second call wants fresh data.
 * @returns undefined where the home does not bring it, or not in the time that it has for each part
 * @throws {OwnFailure} where the part has failed
 */
export async function takeHomePart(request: ApiRequest): Promise<{ data: unknown } | undefined> {
  if (request.method !== undefined && request.method !== 'GET') forgetHome();
  const early = takeEarlyHome();
  if (early) readHome(early.then(bodyOf));
  if (home && performance.now() - home.askedAt > OLD_AFTER_MS) forgetHome();
  const parts = await home?.parts;
  const address = addressOf(request);
  const coming = parts?.get(address);
  parts?.delete(address);
  const part = await coming;
  if (!part || 'data' in part) return part;
  if (part.status === UNAVAILABLE) return undefined;
  throw new OwnFailure({ status: part.status, data: { error: part.error } });
}

function bodyOf({ ok, body }: Response): ReadableStream<Uint8Array> {
  if (!ok || !body) throw new Error('The home has not come.');
  return body;
}

/** Reads the first line, and the others as they come. */
async function readHead(stream: ReadableStream<Uint8Array>): Promise<Parts> {
  const lines = linesOf(stream);
  const { parts } = JSON.parse((await lines.next()).value ?? '') as HomeHead;
  const settle = new Map<string, (part: Part) => void>();
  const coming = parts.map(
    (address) => [address, new Promise<Part>((resolve) => settle.set(address, resolve))] as const,
  );
  void readParts(lines, settle);
  return new Map(coming);
}

async function readParts(lines: AsyncIterable<string>, settle: Map<string, (part: Part) => void>) {
  try {
    for await (const line of lines) {
      const part = JSON.parse(line) as HomeLine;
      settle.get(part.part)?.(part);
    }
  } catch {
    // What has not come is asked for by itself.
  }
  for (const resolve of settle.values()) resolve(undefined);
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let begun = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const lines = (begun + decoder.decode(value, { stream: true })).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}
