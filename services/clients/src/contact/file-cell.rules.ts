/** What a cell lists, divided by commas, semicolons or lines. */
export const partsOf = (cell: string | null | undefined): string[] =>
  (cell ?? '')
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
