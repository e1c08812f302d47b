/**
 * @typedef {object} Column
 * @property {string} name
 * @property {number} type its oid
 */
/**
 * @typedef {object} Described
 * @property {string | null} refused why the database cannot prepare the text
 * @property {number} values how many parameters it has
 * @property {Column[]} columns
 */

/**
 * Lets the database parse a statement without running it.
 * @param {import('pg').Client} client
 * @param {string} text
 * @returns {Promise<Described>}
 */
export function describeStatement(client, text) {
  return new Promise((resolve) => {
    /** @type {Described} */
    const described = { refused: null, values: 0, columns: [] };
    const countValues = (/** @type {{ dataTypeIDs: number[] }} */ message) => {
      described.values = message.dataTypeIDs.length;
    };
    /** @type {any} */
    let connection;
    const end = () => {
      connection.off('parameterDescription', countValues);
      resolve(described);
    };
    const asking = {
      submit(/** @type {any} */ given) {
        connection = given;
        connection.once('parameterDescription', countValues);
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(/** @type {{ fields: { name: string, dataTypeID: number }[] }} */ { fields }) {
        described.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError(/** @type {Error} */ error) {
        described.refused = error.message;
        end();
      },
      handleReadyForQuery: () => end(),
    };
    client.query(/** @type {any} */ (asking));
  });
}
