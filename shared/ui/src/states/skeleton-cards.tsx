import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Bar, Loading } from './skeleton.js';

interface SkeletonCardsProps {
  cards?: number;
  rows?: number;
  /** What the cards will hold: people or other records with a face, sentences, or the fields of a form. */
  of?: keyof typeof ROWS;
  /** The cards stand side by side, as many as fit. */
  tiles?: boolean;
  label?: string;
}

const ROWS = { people: PeopleRow, text: TextRow, fields: FieldRow };

/** Placeholder of cards while their data is loading, in the shape that they will have. */
export function SkeletonCards({
  cards = 2,
  rows = 3,
  of = 'people',
  tiles = false,
  label = 'Loading',
}: SkeletonCardsProps) {
  const Row = ROWS[of];
  return (
    <Loading label={label}>
      <div className={classNames('at-col', tiles && 'at-sk-tiles')}>
        {times(cards, (card) => (
          <div className="at-card" key={card}>
            <div className="at-card-h">
              <Bar part={25} />
            </div>
            <div className={of === 'people' ? undefined : 'at-card-b'}>
              {times(rows, (row) => (
                <Row key={row} part={row % 2 ? 40 : 55} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Placeholder of rows with a face or an icon, inside a card with `fill="rows"`. */
export const SkeletonRows = ({ rows, label }: { rows: number; label: string }) => (
  <Loading label={label}>
    {times(rows, (row) => (
      <PeopleRow key={row} part={row % 2 ? 40 : 55} />
    ))}
  </Loading>
);

const times = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => draw(at));

interface RowProps {
  part: 40 | 55;
}

function PeopleRow({ part }: RowProps) {
  return (
    <div className="at-li">
      <span className="at-sk at-sk-round" />
      <Bar part={part} />
    </div>
  );
}

function TextRow({ part }: RowProps) {
  return (
    <p>
      <Bar part={part === 55 ? 70 : 40} />
    </p>
  );
}

function FieldRow() {
  return (
    <div className="at-sk-field">
      <Bar part={25} />
      <span className="at-sk at-sk-control" />
    </div>
  );
}
