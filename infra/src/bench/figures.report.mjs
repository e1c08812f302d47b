const NAME = 34;
const FIGURE = 12;

/**
 * Prints a table whose first row is its head and whose first column holds the names.
 * @param {string[][]} rows
 */
export function printTable(rows) {
  const lines = rows.map((row) =>
    row.map((cell, at) => (at ? cell.padStart(FIGURE) : cell.padEnd(NAME))).join(''),
  );
  console.log(`\n${lines.join('\n')}\n`);
}
