import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusText } from '../badge/status-text.js';
import type { Tone } from '../badge/tone.js';

export interface Metric {
  label: string;
  value: ReactNode;
  /** The change, or the share: "76% of 186". */
  delta?: ReactNode;
  /** Colour of a dot before the label. */
  tone?: Tone;
  /** Link to the rows behind the figure. */
  to?: string;
}

/** Figures in one card, separated by lines. */
export function Metrics({ label, items }: { label: string; items: readonly Metric[] }) {
  return (
    <section className="at-metrics" aria-label={label}>
      {items.map((item) =>
        item.to ? (
          <Link key={item.label} className="at-metric" to={item.to}>
            <Figure {...item} />
          </Link>
        ) : (
          <div key={item.label} className="at-metric">
            <Figure {...item} />
          </div>
        ),
      )}
    </section>
  );
}

function Figure({ label, value, delta, tone }: Metric) {
  return (
    <>
      <div className="l">{tone ? <StatusText tone={tone}>{label}</StatusText> : label}</div>
      <div className="v">
        <bdi>{value}</bdi>
      </div>
      {delta && (
        <div className="d">
          <bdi>{delta}</bdi>
        </div>
      )}
    </>
  );
}
