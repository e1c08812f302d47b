import type { LiveEvent } from '@atrium/contracts';
import { openEventStream, type EventStream } from './event-stream.js';
import type { PageMessage } from './live-connection.js';

/** The part of a SharedWorker's scope that is used here; TypeScript's DOM library has pages only. */
interface WorkerScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

const ports = new Set<MessagePort>();
let stream: EventStream | undefined;

function tellPages(event: LiveEvent): void {
  for (const port of ports) port.postMessage(event);
}

function join(port: MessagePort, url: string): void {
  ports.add(port);
  stream ??= openEventStream(url, tellPages);
}

function leave(port: MessagePort): void {
  ports.delete(port);
  if (ports.size > 0) return;
  stream?.close();
  stream = undefined;
}

(globalThis as typeof globalThis & WorkerScope).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'join') join(port, data.url);
    else leave(port);
  };
};
