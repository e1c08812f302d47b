import { SHELL_ICONS } from '@atrium/contracts';
import { render } from '@testing-library/react';
import { addDrawings } from './add-drawings.js';
import { APP_ICONS } from './app-icons.js';
import { FIRST_ICONS } from './first-icons.js';
import { Icon } from './icon.js';
import { iconNamed } from './icon-named.js';

test('an icon that a remote brings is drawn, and what the kit has stays its own', () => {
  expect(iconNamed('plane')).toBe('apps');
  addDrawings({ plane: ['M1 2l3 4', 'M5 6h7'], check: ['M0 0'] });
  const linesOf = (name: string) => {
    const { container } = render(<Icon name={iconNamed(name)} />);
    return [...container.querySelectorAll('path')].map((line) => line.getAttribute('d'));
  };
  expect(linesOf('plane')).toEqual(['M1 2l3 4', 'M5 6h7']);
  expect(linesOf('check')).not.toContain('M0 0');
});

test('the shell has each icon that descriptions of remotes leave out', () => {
  const drawn: object = { ...FIRST_ICONS, ...APP_ICONS };
  expect(SHELL_ICONS.filter((name) => !(name in drawn))).toEqual([]);
});
