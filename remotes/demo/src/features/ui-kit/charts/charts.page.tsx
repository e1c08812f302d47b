import { t } from '@atrium/sdk';
import { KitPage } from '../components/kit-page.js';
import * as bars from './bars.example.js';
import * as lines from './lines.example.js';
import * as parts from './parts.example.js';
import * as rows from './rows.example.js';
import * as stacked from './stacked.example.js';
import * as states from './states.example.js';

export default function ChartsPage() {
  return (
    <KitPage
      title={t('Charts')}
      use={t('Figures over time, or parts of a whole. Each figure opens the rows that it counts.')}
      examples={[
        { title: t('Bars, with the year before'), module: bars, canvas: true },
        { title: t('Lines'), module: lines, canvas: true },
        { title: t('Stacked bars'), module: stacked, canvas: true },
        { title: t('Donut and funnel'), module: parts, canvas: true },
        { title: t('Rows and a sparkline'), module: rows, canvas: true },
        { title: t('No figures, loading, failed'), module: states, canvas: true },
      ]}
      access={[
        t(
          'Tab goes to a chart once; arrow keys move between its figures, Enter opens the rows, Esc closes the tip.',
        ),
        t('Each figure is a link or a button that says its series, its point and its value.'),
        t('“Show as table” gives the same figures and links as rows.'),
        t('Colours differ for colour-blind readers too, and unfinished figures are hatched or dashed.'),
      ]}
    />
  );
}
