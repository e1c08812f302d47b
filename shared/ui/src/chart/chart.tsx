import { lazyPage, t } from '@atrium/sdk';
import { Suspense, useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import { Card } from '../card/card.js';
import { ErrorState } from '../states/error-state.js';
import { Bar, Loading } from '../states/skeleton.js';
import { ChartLegend } from './chart-legend.js';
import { isBlank } from './chart-values.rules.js';
import type { ChartProps } from './chart.types.js';

/** Code, styles and the libraries of charts, fetched when the first chart has figures to draw. */
const Drawing = lazyPage(async () => ({ default: (await import('./chart-drawing.js')).ChartDrawing }));

/** A titled chart with its unit in a card; the button at the end shows the same figures as a table. */
export function Chart(props: ChartProps) {
  const { kind, title, unit, loading, failure, footer, series } = props;
  const [asTable, setAsTable] = useState(false);
  const drawn = !loading && !failure && !isBlank(props);
  const actions = (
    <>
      <ChartLegend kind={kind} series={series} />
      <IconButton
        icon="columns"
        size="xs"
        label={t('Show as table')}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      />
    </>
  );
  return (
    <Card title={title} note={unit} footer={drawn && footer} actions={drawn && actions}>
      {drawn ? <DrawnChart {...props} asTable={asTable} /> : <UndrawnChart {...props} />}
    </Card>
  );
}

function DrawnChart({ kind, title, unit, by, asTable, ...data }: ChartProps & { asTable: boolean }) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <Drawing kind={kind} label={`${title}, ${unit}`} by={by} data={data} asTable={asTable} />
    </Suspense>
  );
}

function UndrawnChart({ title, loading, failure, empty }: ChartProps) {
  if (failure) return <ErrorState title={t('{title} could not be loaded', { title })} {...failure} />;
  if (loading) return <ChartSkeleton />;
  return <p className="at-muted at-13 mb-0">{empty ?? t('No figures yet')}</p>;
}

const ChartSkeleton = () => (
  <Loading label={t('Loading the chart')}>
    <div className="at-chart-sk">
      <Bar part={70} />
      <Bar part={40} />
      <Bar part={55} />
    </div>
  </Loading>
);
