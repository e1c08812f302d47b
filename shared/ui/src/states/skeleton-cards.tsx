import { Bar, Loading } from './skeleton.js';

/** Placeholder of cards while their data is loading: a title and a few lines each. */
export function SkeletonCards({
  cards = 2,
  rows = 3,
  label = 'Loading',
}: {
  cards?: number;
  rows?: number;
  label?: string;
}) {
  return (
    <Loading label={label}>
      <div className="at-col">
        {Array.from({ length: cards }, (_, card) => (
          <div className="at-card" key={card}>
            <div className="at-card-h">
              <Bar part={25} />
            </div>
            {Array.from({ length: rows }, (_, row) => (
              <div className="at-li" key={row}>
                <span className="at-sk at-sk-round" />
                <Bar part={row % 2 ? 40 : 55} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
