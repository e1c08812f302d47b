import { APPLICATION, GUARDED_APPLICATION_FILTERS } from '@atrium/contracts';

type Column = (typeof APPLICATION.list.columns)[number];

type List = (typeof APPLICATION)['list'];

const listWith = (change: (column: Column) => object): typeof APPLICATION => {
  const columns = APPLICATION.list.columns.map(change) as object as List['columns'];
  return { ...APPLICATION, list: { ...APPLICATION.list, columns } };
};

/** For those who only read hiring: by what they may not know the server finds them nobody. */
const READ = listWith((column) =>
  GUARDED_APPLICATION_FILTERS.includes(column.key) ? { ...column, filterable: undefined } : column,
);

/** Of those who are kept for other openings, the day on which that ends is what matters. */
const KEPT = listWith((column) => (column.key === 'keptUntil' ? { ...column, display: undefined } : column));

/** The list of applicants as somebody may filter it. @param kept it shows those who are kept for other openings */
export function listedApplication(keepsHiring: boolean, kept: boolean): typeof APPLICATION {
  if (!keepsHiring) return READ;
  return kept ? KEPT : APPLICATION;
}
