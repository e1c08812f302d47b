import { openEventStream, type StreamEvent } from './event-stream.js';

/** What a page tells the worker that holds the browser's one stream. */
export type PageMessage = { type: 'join'; url: string } | { type: 'leave' };

const EVENTS_URL = '/api/events';

function joinSharedStream(onEvent: (event: StreamEvent) => void): () => void {
  const worker = new SharedWorker(new URL('./live.worker.js', import.meta.url), { name: 'atrium-live' });
  const send = (message: PageMessage) => worker.port.postMessage(message);
  const join = () => send({ type: 'join', url: new URL(EVENTS_URL, location.origin).href });
  const leave = () => send({ type: 'leave' });
  const rejoin = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    join();
    onEvent({ type: 'resync' });
  };
  worker.port.onmessage = ({ data }: MessageEvent<StreamEvent>) => onEvent(data);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', rejoin);
  join();
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', rejoin);
    leave();
    worker.port.close();
  };
}

/**
 * Listens to the server's events of the signed-in person. All tabs of a browser share one stream through a
 * SharedWorker, because HTTP/1.1 allows a host six connections; a browser without SharedWorker opens one a tab.
 * @returns a function that stops listening
 */
export function listenToLiveEvents(onEvent: (event: StreamEvent) => void): () => void {
  if (typeof SharedWorker !== 'undefined') return joinSharedStream(onEvent);
  const stream = openEventStream(EVENTS_URL, onEvent);
  return () => stream.close();
}
