/**
 * Stands in for the parts of Zod that write JSON schemas, a seventh of its bytes, which no page calls: the gateway
 * alone describes the API.
 */
const refuse = () => {
  throw new Error('JSON schemas are written on the server only.');
};

module.exports = new Proxy({}, { get: () => () => refuse });
