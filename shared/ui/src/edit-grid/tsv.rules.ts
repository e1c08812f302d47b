const QUOTED = /[\t\n\r"]/;

/** Rows of cells as a spreadsheet puts them on the clipboard. A quoted cell may hold tabs, lines and doubled quotes. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  let at = 0;
  for (;;) {
    const { cell, end } = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at);
    rows.at(-1)?.push(cell);
    if (end >= source.length) return rows;
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
}

function readPlain(source: string, from: number) {
  let end = from;
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end += 1;
  return { cell: source.slice(from, end), end };
}

function readQuoted(source: string, from: number) {
  const close = /"(?!")/y;
  for (let end = from + 1; end < source.length; end += 1) {
    if (source[end] !== '"') continue;
    close.lastIndex = end;
    if (!close.test(source)) end += 1;
    else if (end + 1 >= source.length || '\t\n'.includes(source[end + 1] ?? ''))
      return { cell: source.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
  }
  // A quote that never closes is a part of the text.
  return readPlain(source, from);
}

const writeCell = (cell: string) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\n');
