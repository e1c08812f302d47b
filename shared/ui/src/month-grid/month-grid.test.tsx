import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { addDays } from '../calendar/days.rules.js';
import { MonthGrid } from './lazy-month-grid.js';
import '../testing/patience.js';

const DAYS = Array.from({ length: 31 }, (_, step) => addDays('2026-07-01', step));
const LATE = { sign: 'L', label: 'Late', tone: 'warning', tip: '42 minutes late' } as const;

async function show(onPress?: (name: string, day: string) => void) {
  render(
    <Suspense>
      <MonthGrid
        label="July"
        head="People"
        usual="Full day"
        days={DAYS}
        today="2026-07-29"
        rows={['Aarav', 'Bhavna']}
        keyOf={(name) => name}
        nameOf={(name) => name}
        markOf={(name, day) => (name === 'Bhavna' && day === '2026-07-02' ? LATE : undefined)}
        {...(onPress && { onPress })}
      />
    </Suspense>,
  );
  await screen.findByRole('grid', { name: 'July' });
}
const cell = (name: RegExp) => screen.getAllByRole('gridcell', { name });

test('each day says what it is, and rows and columns are counted', async () => {
  await show();
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('32');
  screen.getByRole('rowheader', { name: 'Bhavna' });
  expect(cell(/2 July.*Late$/)).toHaveLength(1);
  expect(cell(/Full day$/).length).toBe(2 * 23 - 1);
});

test('arrows walk the days; the tip shows with the focus and Escape hides it', async () => {
  await show();
  act(() => cell(/ 1 July/)[0]?.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell(/2 July.*Late$/)[0]);
  expect(screen.getByRole('tooltip').textContent).toBe('42 minutes late');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('Enter and a press open a day', async () => {
  const opened: string[] = [];
  await show((name, day) => void opened.push(`${name} ${day}`));
  act(() => cell(/ 1 July/)[0]?.focus());
  await userEvent.keyboard('{End}{Enter}');
  await userEvent.click(cell(/2 July.*Late$/)[0]!);
  expect(opened).toEqual(['Aarav 2026-07-31', 'Bhavna 2026-07-02']);
});
