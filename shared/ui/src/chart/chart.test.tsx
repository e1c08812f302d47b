import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Chart } from './chart.js';
import type { ChartProps } from './chart.types.js';

addIcons(APP_ICONS);

const CHART: ChartProps = {
  kind: 'bar',
  title: 'Joined and left',
  unit: 'people a month',
  by: 'Month',
  points: [{ label: 'May' }, { label: 'Jun', unfinished: true }],
  series: [
    { label: 'Joined', values: [4, 6] },
    { label: 'Left', values: [1, null] },
  ],
  to: ({ series, point }) => `/people?${String(series)}=${String(point)}`,
};
const show = (changes: Partial<ChartProps> = {}) =>
  render(
    <MemoryRouter>
      <Chart {...CHART} {...changes} />
    </MemoryRouter>,
  );

test('each figure is a link to its rows and says what it is', async () => {
  show();
  const chart = within(await screen.findByRole('group', { name: 'Joined and left, people a month' }));
  expect(
    chart.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Joined, May, 4', '/people?0=0'],
    ['Left, May, 1', '/people?1=0'],
    ['Joined, Jun, 6', '/people?0=1'],
  ]);
});

test('the Tab key stops once in a plot, arrows go on, and Esc closes the tip', async () => {
  show();
  const first = await screen.findByRole('link', { name: 'Joined, May, 4' });
  const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([first]);
  const user = userEvent.setup();
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Joined, Jun, 6' }));
  expect(stops()).toEqual([document.activeElement]);
  expect(document.querySelector('.at-chart-tip')?.textContent).toBe('JunJoined6Left–');
  await user.keyboard('{Escape}');
  expect(document.querySelector('.at-chart-tip')).toBeNull();
});

test.each(['line', 'stacked', 'rows', 'funnel', 'donut'] as const)(
  'a %s opens its rows and has the same figures as a table',
  async (kind) => {
    const opened: unknown[] = [];
    show({ kind, to: undefined, onOpen: (mark) => opened.push(mark) });
    const [mark] = await screen.findAllByRole('button', { name: /May/ });
    if (mark) await userEvent.click(mark);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table', pressed: false }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      'Joined',
      'Left',
    ]);
    await userEvent.click(table.getByRole('button', { name: '6' }));
    expect(opened).toEqual([
      { series: 0, point: 0 },
      { series: 0, point: 1 },
    ]);
  },
);

test('no figures, loading and a failure each say so, without a button for the table', async () => {
  const { rerender } = show({ points: [], empty: 'Joiners will appear here.' });
  screen.getByText('Joiners will appear here.');
  rerender(<Chart {...CHART} loading />);
  screen.getByRole('status', { name: 'Loading the chart' });
  let tried = 0;
  rerender(<Chart {...CHART} failure={{ error: new Error('down'), onRetry: () => (tried += 1) }} />);
  screen.getByRole('heading', { name: 'Joined and left could not be loaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tried).toBe(1);
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
});
