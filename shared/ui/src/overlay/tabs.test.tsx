import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from '../button/segmented.js';
import { Tabs } from './tabs.js';

const parts = [
  { value: 'profile', label: 'Profile' },
  { value: 'days', label: 'Days' },
  { value: 'notes', label: 'Notes' },
] as const;
type Part = (typeof parts)[number]['value'];

function Chooser({ as: Choice }: { as: 'tabs' | 'segments' }) {
  const [value, setValue] = useState<Part>('profile');
  if (Choice === 'segments')
    return <Segmented label="Parts" value={value} options={parts} onChange={setValue} />;
  return (
    <Tabs label="Parts" value={value} tabs={parts} onChange={setValue}>
      The {value}
    </Tabs>
  );
}

test('tabs follow the arrow keys, Home and End, and show their panel', async () => {
  render(<Chooser as="tabs" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Days' }).textContent).toBe('The days');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Notes', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  screen.getByRole('tab', { name: 'Profile', selected: true });
});

test('a segmented choice is a radio group', async () => {
  render(<Chooser as="segments" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Notes', checked: true }));
  await userEvent.keyboard('{ArrowDown}');
  screen.getByRole('radio', { name: 'Profile', checked: true });
});

test('a segmented choice of which nothing is chosen is reached by the keyboard, too', async () => {
  const onChange = jest.fn();
  render(<Segmented<string> label="Parts" value="" options={parts} onChange={onChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Profile', checked: false }));
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith('profile');
});
