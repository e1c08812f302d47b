import { showableColumns, type ListDescription } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import type { ColumnLook } from '../list/described-columns.js';

interface RecordFactsProps<Row> {
  row: Row;
  list: ListDescription;
  looks: Readonly<Record<string, ColumnLook<Row>>>;
}

/** All columns of the record's list but its name, whichever of them the list itself shows. */
export function RecordFacts<Row>({ row, list, looks }: RecordFactsProps<Row>) {
  return (
    <dl className="at-fields at-record-facts">
      {showableColumns(list).map(({ key, title }) => {
        const look = looks[key];
        if (!look || look.card === 'name') return null;
        return (
          <div key={key}>
            <dt>{translate(title)}</dt>
            <dd dir="auto">{look.cell(row)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
