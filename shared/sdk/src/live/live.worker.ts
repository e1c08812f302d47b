import { openEventStream, type EventStream, type StreamEvent } from './event-stream.js';
import type { PageMessage } from './live-connection.js';

/** The used part of a SharedWorker's scope; TypeScript's DOM library only has pages. */
interface WorkerScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

const ports = new Set<MessagePort>();
let stream: EventStream | undefined;
let lost = false;

function forwardToPages(event: StreamEvent): void {
  if (event.type === 'connection') ({ lost } = event);
  for (const port of ports) port.postMessage(event);
}

function join(port: MessagePort, url: string): void {
  ports.add(port);
  stream ??= openEventStream(url, forwardToPages);
  port.postMessage({ type: 'connection', lost } satisfies StreamEvent);
}

function leave(port: MessagePort): void {
  ports.delete(port);
  if (ports.size > 0) return;
  stream?.close();
  stream = undefined;
  lost = false;
}

(globalThis as typeof globalThis & WorkerScope).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'join') join(port, data.url);
    else if (data.type === 'leave') leave(port);
    else stream?.check();
  };
};
