import { addDays } from '@atrium/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MonthGrid } from './lazy-month-grid.js';

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

test('sums close each row, locked days say so, and a line of figures stands below', async () => {
  render(
    <Suspense>
      <MonthGrid
        label="July"
        head="People"
        usual="Full day"
        days={DAYS}
        today="2026-07-29"
        rows={['Aarav', 'Who stays']}
        keyOf={(name) => name}
        nameOf={(name) => name}
        isSum={(name) => name === 'Who stays'}
        markOf={() => undefined}
        isLocked={(day) => day <= '2026-07-02'}
        sums={[
          { id: 'leave', head: 'Leave', label: 'Days of leave', valueOf: (name) => String(name.length) },
        ]}
        foot={{ label: 'Working', valueOf: (day) => day.slice(8) }}
      />
    </Suspense>,
  );
  await screen.findByRole('grid', { name: 'July' });
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('33');
  expect(screen.getAllByRole('columnheader', { name: /Locked/ })).toHaveLength(2);
  screen.getByRole('columnheader', { name: 'Days of leave' });
  screen.getByRole('gridcell', { name: 'Days of leave: 5' });
  screen.getByRole('rowheader', { name: 'Working' });
  screen.getByRole('gridcell', { name: /31 July.*: 31$/ });
  expect(screen.getByRole('rowheader', { name: 'Who stays' }).textContent.trim()).toBe('Who stays');
});
