import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { DAY_PX } from './bars.rules.js';
import { Timeline } from './lazy-timeline.js';
import type { TimelineBar } from './timeline.types.js';

addIcons(APP_ICONS);

const BARS: TimelineBar[] = [
  { id: 'a', name: 'Shoot', from: '2026-06-29', to: '2026-07-03' },
  { id: 'b', name: 'Cut', from: '2026-07-04', to: '2026-07-06', after: ['a'] },
  { id: 'c', name: 'Review', from: '2026-07-10', to: '2026-07-10', fixed: true },
];

function Sample() {
  const [bars, setBars] = useState(BARS);
  return (
    <Suspense>
      <Timeline
        label="Plan"
        head="3 tasks"
        zoom="day"
        today="2026-06-29"
        bars={bars}
        onMove={(moved) => setBars(bars.map((bar) => ({ ...bar, ...moved.get(bar.id) })))}
      />
    </Suspense>
  );
}
const bar = (name: RegExp) => screen.findByRole('button', { name });

test('Shift with an arrow moves a bar; what it hits is told and moved by one press', async () => {
  render(<Sample />);
  const shoot = await bar(/^Shoot/);
  act(() => shoot.focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await bar(/^Shoot 30 Jun – 4 Jul 2026$/);
  await bar(/^Cut 4 Jul – 6 Jul 2026, would move to 5 Jul – 7 Jul 2026$/);
  screen.getByText('1 bar behind it starts too early.');
  await userEvent.click(screen.getByRole('button', { name: 'Move 1' }));
  await bar(/^Cut 5 Jul – 7 Jul 2026$/);
  expect(screen.queryByRole('button', { name: 'Leave them' })).toBeNull();
});

test('Alt with an arrow moves the end of a bar; nothing else moves by itself', async () => {
  render(<Sample />);
  const shoot = await bar(/^Shoot/);
  act(() => shoot.focus());
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await bar(/^Shoot 29 Jun – 4 Jul 2026$/);
  await userEvent.click(screen.getByRole('button', { name: 'Leave them' }));
  await bar(/^Cut 4 Jul – 6 Jul 2026$/);
});

test('a bar goes to where the pointer let it go, however late that is drawn', async () => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(<Sample />);
  const shoot = await bar(/^Shoot/);
  const send = (type: string, clientX: number) =>
    shoot.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  act(() => {
    send('pointerdown', 0);
    send('pointermove', DAY_PX.day);
    send('pointermove', 2 * DAY_PX.day);
    send('pointerup', 2 * DAY_PX.day);
  });
  await bar(/^Shoot 1 Jul – 5 Jul 2026$/);
});

test('what the colour of a bar says is also said in a word, and marked', async () => {
  const late: TimelineBar = { ...BARS[2]!, tone: 'danger', note: 'late' };
  render(
    <Suspense>
      <Timeline label="Plan" head="1" zoom="day" today="2026-07-20" bars={[late]} onMove={() => undefined} />
    </Suspense>,
  );
  const review = await bar(/^Review 10 Jul 2026, late$/);
  expect(review.textContent).toMatch(/^!Review/);
});

test('a fixed bar stays where it is', async () => {
  render(<Sample />);
  const review = await bar(/^Review/);
  act(() => review.focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await bar(/^Review 10 Jul 2026$/);
});
