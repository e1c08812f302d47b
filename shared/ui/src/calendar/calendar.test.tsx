import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from './calendar.js';
import type { CalendarEvent } from './calendar.types.js';
import type { CalendarProps } from './view.types.js';

const event = (title: string, given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: title,
  title,
  kind: 'Events',
  hue: 1,
  day: '2026-06-17',
  from: null,
  to: null,
  ...given,
  lastDay: given.lastDay ?? given.day ?? '2026-06-17',
});

function show(view: CalendarProps['view'], events: CalendarEvent[], props: Partial<CalendarProps> = {}) {
  const opened: string[] = [];
  const place = { day: '2026-06-17', today: '2026-06-17' };
  const ignore = () => undefined;
  render(
    <Calendar
      view={view}
      events={events}
      {...place}
      go={ignore}
      onNew={ignore}
      onMove={ignore}
      onOpen={(id) => opened.push(id)}
      {...props}
    />,
  );
  return opened;
}

test('an event of several days is one bar in each week of the month that it touches', () => {
  show('month', [event('Offsite', { day: '2026-06-18', lastDay: '2026-06-23' })]);
  const bars = screen.getAllByRole('button', { name: /^Offsite/ });
  expect(bars.map((bar) => bar.style.getPropertyValue('--at-ev-days'))).toEqual(['4', '2']);
  expect(bars.map((bar) => bar.closest('td')?.dataset['cell'])).toEqual(['2026-06-18', '2026-06-22']);
  // The days that it runs over are read with it.
  expect(screen.getAllByRole('gridcell', { name: /Offsite/ })).toHaveLength(6);
});

test('a day with more than a month has room for opens a list of all of them', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  const opened = show(
    'month',
    titles.map((title, hour) => event(title, { from: `0${String(hour)}:00`, to: `0${String(hour)}:30` })),
  );
  expect(screen.queryByRole('button', { name: /^Four/ })).toBeNull();
  (await screen.findByRole('button', { name: /^2 more/ })).focus();
  await userEvent.keyboard('{Enter}');
  const list = within(await screen.findByRole('dialog', { name: 'Wednesday, 17 June 2026' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(list.getByRole('button', { name: /^Four/ }));
  expect(opened).toEqual(['Four']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a week shows few of many whole-day events, all when they are asked for, and few again', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  show('week', [
    event('Leave', { day: '2026-06-15', lastDay: '2026-06-16' }),
    ...titles.map((title) => event(title)),
  ]);
  expect(screen.getAllByRole('button', { name: /^Leave/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^(One|Two|Three|Four|Five) / })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /^2 more/ }));
  expect(screen.getAllByRole('button', { name: /^(One|Two|Three|Four|Five) / })).toHaveLength(5);
  const less = screen.getByRole('button', { name: 'Show less' });
  expect(document.activeElement).toBe(less);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^2 more/ }));
});

test('two clocks beside each other have headings', () => {
  show('day', [], { secondZone: 'America/New_York' });
  screen.getByTitle('America/New York');
  screen.getByTitle('UTC');
});
