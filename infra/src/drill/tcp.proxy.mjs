import net from 'node:net';

/**
 * A TCP proxy on this machine whose connections can be cut at any time.
 * @typedef {object} TcpProxy
 * @property {number} port
 * @property {() => void} cut resets every open connection, at both ends
 * @property {() => Promise<void>} close
 */

/**
 * @param {number} target port on this machine, which need not be listened on yet
 * @returns {Promise<TcpProxy>}
 */
export async function openProxy(target) {
  /** @type {Set<net.Socket>} */
  const open = new Set();
  const cut = () => open.forEach((socket) => socket.resetAndDestroy());
  /**
   * @param {net.Socket} socket
   * @param {net.Socket} other
   */
  const join = (socket, other) => {
    open.add(socket);
    socket.pipe(other);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect({ port: target, host: '127.0.0.1', noDelay: true });
    join(near, far);
    join(far, near);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  return {
    port,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
