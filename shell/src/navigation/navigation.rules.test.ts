import { hr, portalOf, resolvedFrom } from '../testing/remotes.js';
import { listRemoteGroups } from './navigation.rules.js';

const kit = resolvedFrom({
  ...hr,
  id: 'kit',
  title: 'Demo',
  nav: hr.nav.map((item, at) => ({ ...item, group: at === 0 ? 'apps' : 'parts' })),
  navGroups: [
    { id: 'apps', title: 'Apps', icon: 'apps' },
    { id: 'parts', title: 'Parts', icon: 'columns' },
  ],
});
const groupsOf = (...portal: Parameters<typeof portalOf>) =>
  listRemoteGroups(portalOf(...portal), () => true).map(({ title, section }) => [section, title]);

test('a remote whose pages are all in its own groups has them under one heading', () => {
  expect(groupsOf([hr, kit])).toEqual([
    [undefined, 'HR'],
    ['Demo', 'Apps'],
    ['Demo', 'Parts'],
  ]);
});

test('a remote that is switched off has no page in the menu, from which search and previews take theirs', () => {
  expect(groupsOf([hr], [kit])).toEqual([[undefined, 'HR']]);
});
