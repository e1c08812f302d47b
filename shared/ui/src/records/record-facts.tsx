import { showableColumns, type ListDescription } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import type { ColumnLook } from '../list/described-columns.js';
import { isBlank } from './is-blank.js';

interface RecordFactsProps<Row> {
  row: Row;
  list: ListDescription;
  looks: Readonly<Record<string, ColumnLook<Row>>>;
  without?: readonly string[] | undefined;
}

/** All columns of the record's list that have a value, but its name, whichever of them the list itself shows. */
export function RecordFacts<Row>({ row, list, looks, without = [] }: RecordFactsProps<Row>) {
  return (
    <dl className="at-fields at-record-facts">
      {showableColumns(list).map(({ key, title }) => {
        const look = looks[key];
        if (!look || look.card === 'name' || without.includes(key)) return null;
        const content = look.cell(row);
        if (isBlank(content)) return null;
        return (
          <div key={key}>
            <dt>{translate(title)}</dt>
            <dd dir="auto">{content}</dd>
          </div>
        );
      })}
    </dl>
  );
}
