import { openEventStream, type EventStream, type StreamEvent, type StreamPlace } from './event-stream.js';
import type { PageMessage } from './live-connection.js';

/** The used part of a SharedWorker's scope; TypeScript's DOM library only has pages. */
interface WorkerScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

/** Milliseconds in which events are kept for a page that joins after it has asked for its data. */
const KEPT_FOR = 60_000;

const ports = new Set<MessagePort>();
let stream: EventStream | undefined;
let lost = false;
let recent: { at: number; event: StreamEvent }[] = [];
/** From when on nothing was missed. */
let complete = 0;

function forwardToPages(event: StreamEvent): void {
  if (event.type === 'connection') ({ lost } = event);
  // A page learns of its session by its own requests.
  else if (event.type !== 'session-ended') {
    const now = Date.now();
    recent = [...recent.filter(({ at }) => at >= now - KEPT_FOR), { at: now, event }];
  }
  for (const port of ports) port.postMessage(event);
}

function join(port: MessagePort, { url, since }: StreamPlace): void {
  ports.add(port);
  if (stream) catchUp(port, since);
  else {
    complete = since;
    stream = openEventStream({ url, since }, forwardToPages);
  }
  port.postMessage({ type: 'connection', lost } satisfies StreamEvent);
}

/** Tells a page what has come since it asked for its data. */
function catchUp(port: MessagePort, since: number): void {
  const known = since >= Math.max(complete, Date.now() - KEPT_FOR);
  if (!known) port.postMessage({ type: 'resync' } satisfies StreamEvent);
  else for (const { at, event } of recent) if (at >= since) port.postMessage(event);
}

function leave(port: MessagePort): void {
  ports.delete(port);
  if (ports.size > 0) return;
  stream?.close();
  stream = undefined;
  recent = [];
  lost = false;
}

(globalThis as typeof globalThis & WorkerScope).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'join') join(port, data);
    else if (data.type === 'leave') leave(port);
    else stream?.check();
  };
};
