import { Bar, Loading } from './skeleton.js';

const ROWS = [70, 40, 55, 70, 40] as const;

/** Placeholder of a page while its code is loading: a header and two cards. */
export function SkeletonPage({ label = 'Loading' }: { label?: string }) {
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      <Loading label={label}>
        <div className="at-head">
          <div className="at-head-row">
            <span className="at-sk at-sk-title" />
          </div>
        </div>
        <div className="at-body">
          <span className="at-sk at-sk-block" />
          <div className="at-card">
            {ROWS.map((part, row) => (
              <div className="at-li" key={row}>
                <span className="at-sk at-sk-round" />
                <Bar part={part} />
              </div>
            ))}
          </div>
        </div>
      </Loading>
    </>
  );
}
