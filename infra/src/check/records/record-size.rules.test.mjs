import { measureRecord } from './record-size.rules.mjs';

const tree = {
  'shared/contracts/src/hr/leave.ts': 'one\ntwo\n',
  'shared/contracts/src/index.ts': "export * from './hr/leave.js';",
  'shared/contracts/src/hr/leave-list.ts': 'of another record',
  'services/hr/src/leave/leave.service.ts': 'one',
  'services/hr/src/leave/leave.module.ts': 'one',
  'services/hr/src/hr.module.ts': "import { LeaveModule } from './leave/leave.module.js';",
  'services/hr/src/migrations/1763705300009-leave.migration.ts': 'one',
  'services/hr/src/migrations/index.ts': "import { m } from './1763705300009-leave.migration.js';",
  'services/hr/src/employee/employee.service.ts': "import { Leaves } from '../leave/leave.service.js';",
  'remotes/hr/src/features/leave/leave.page.tsx': 'one\ntwo\nthree\n',
  'remotes/hr/src/remote.ts': "import('./features/leave/leave.page.js')",
  'docs/leave.md': 'words',
};

test('a record’s size is its own files and the places that register it', () => {
  const read = (/** @type {string} */ file) => tree[/** @type {keyof typeof tree} */ (file)];
  expect(measureRecord('leave', Object.keys(tree), read)).toEqual({
    files: 5,
    lines: 8,
    registrations: [
      'shared/contracts/src/index.ts',
      'services/hr/src/hr.module.ts',
      'services/hr/src/migrations/index.ts',
      'remotes/hr/src/remote.ts',
    ],
  });
});
