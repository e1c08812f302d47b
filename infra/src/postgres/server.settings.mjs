// Sized for a laptop that runs everything at once.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '100',
  jit: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * @typedef {object} ServerOptions
 * @property {boolean} durable
 * @property {Record<string, string>} settings beyond the usual ones, of this run
 */

// For databases that live as long as a test run. Autovacuum would count the rows of tables that are empty between two
// tests: statements that are planned then read the whole table for each of the thousands of rows that come next.
const fast = { synchronous_commit: 'off', fsync: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Command-line arguments of the server, which override postgresql.conf.
 * @param {ServerOptions} options
 * @returns {string[]}
 */
export function serverSettings({ durable, settings: own }) {
  const all = { ...settings, ...(durable ? {} : fast), ...own };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
