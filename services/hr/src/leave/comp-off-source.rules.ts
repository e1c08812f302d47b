/** How the ledger names the worked day from which a credit comes. */
export const sourceOf = ({ id }: { id: string }, { workDate }: { workDate: string }): string =>
  `worked ${id} ${workDate}`;
