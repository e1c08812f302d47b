import { openEventStream, type StreamEvent, type StreamPlace } from './event-stream.js';

/** A message from a page to the worker that holds the browser's one stream. */
export type PageMessage = ({ type: 'join' } & StreamPlace) | { type: 'leave' } | { type: 'check' };

type Listener = (event: StreamEvent) => void;

/** A listener on a stream, in a worker or in this page. */
interface Listening {
  check: () => void;
  stop: () => void;
}

const EVENTS_URL = '/api/events';

function joinSharedStream(onEvent: Listener, since: number): Listening {
  const worker = new SharedWorker(new URL('./live.worker.js', import.meta.url), { name: 'atrium-live' });
  const send = (message: PageMessage) => worker.port.postMessage(message);
  const join = (from: number) =>
    send({ type: 'join', url: new URL(EVENTS_URL, location.origin).href, since: from });
  const leave = () => send({ type: 'leave' });
  const rejoin = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    join(Date.now());
    onEvent({ type: 'resync' });
  };
  worker.port.onmessage = ({ data }: MessageEvent<StreamEvent>) => onEvent(data);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', rejoin);
  join(since);
  return {
    check: () => send({ type: 'check' }),
    stop: () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', rejoin);
      leave();
      worker.port.close();
    },
  };
}

function openOwnStream(onEvent: Listener, since: number): Listening {
  const stream = openEventStream({ url: EVENTS_URL, since }, onEvent);
  return { check: () => stream.check(), stop: () => stream.close() };
}

/**
 * Listens to the server's events for the signed-in person. All tabs of a browser share one stream through a
 * SharedWorker, because HTTP/1.1 allows a host six connections; a browser without SharedWorker opens one per tab. The
 * browser may notice a lost or restored connection before the stream does, so its events and a page becoming visible
 * check the stream at once.
 * @param since when the oldest data was asked for that the page has
 * @returns a function that stops listening
 */
export function listenToLiveEvents(onEvent: Listener, since: number): () => void {
  let lost = false;
  const reportConnection = () => onEvent({ type: 'connection', lost: lost || !navigator.onLine });
  const listen = typeof SharedWorker === 'undefined' ? openOwnStream : joinSharedStream;
  const { check, stop } = listen((event) => {
    if (event.type === 'connection') {
      ({ lost } = event);
      reportConnection();
    } else onEvent(event);
  }, since);
  const onNetworkChange = () => {
    reportConnection();
    // Without a network a new stream and all that follows it would only fail.
    if (navigator.onLine) check();
  };
  const onLook = () => {
    if (lost && document.visibilityState === 'visible') check();
  };
  addEventListener('online', onNetworkChange);
  addEventListener('offline', onNetworkChange);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    removeEventListener('online', onNetworkChange);
    removeEventListener('offline', onNetworkChange);
    document.removeEventListener('visibilitychange', onLook);
    stop();
  };
}
