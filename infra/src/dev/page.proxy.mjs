import http from 'node:http';

/**
 * The server that browsers connect to during development. It forwards everything to the gateway, waits while that
 * restarts, and tells open pages to reload.
 * @typedef {object} PageProxy
 * @property {() => void} reloadPages
 * @property {() => void} close
 */

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {number} port
 */
function passOn(request, response, port) {
  const { method, url: path, headers } = request;
  const inner = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  inner.on('error', () => response.destroy());
  response.on('close', () => inner.destroy());
  request.pipe(inner);
}

/**
 * @param {object} options
 * @param {number} options.port where browsers connect
 * @param {number} options.gatewayPort
 * @param {() => Promise<void>} options.ready settles when the gateway serves; rejects when it cannot start
 * @returns {PageProxy}
 */
export function openPageProxy({ port, gatewayPort, ready }) {
  /** @type {Set<http.ServerResponse>} */
  const pages = new Set();
  const server = http.createServer(async (request, response) => {
    if (request.url === '/dev/changes') {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return;
    }
    await ready().then(
      () => passOn(request, response, gatewayPort),
      () => response.writeHead(503).end('The gateway did not start: see the terminal.'),
    );
  });
  server.listen(port, process.env.HOST || '127.0.0.1');
  return {
    reloadPages() {
      for (const page of pages) page.write('event: changed\ndata:\n\n');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
