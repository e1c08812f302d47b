/**
 * Stands in for the parts of Zod that write JSON schemas, which no page calls: the gateway alone describes the API.
 * Zod makes the two methods beforehand, so only calling them fails; everything else fails when Zod asks for it.
 */
const refuse = () => {
  throw new Error('JSON schemas are written on the server only.');
};

const methods = {
  createToJSONSchemaMethod: () => refuse,
  createStandardJSONSchemaMethod: () => refuse,
};

module.exports = new Proxy(methods, { get: (known, name) => known[name] ?? refuse });
