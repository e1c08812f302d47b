import { measureRecords } from './record-size.rules.mjs';

const tree = {
  'shared/contracts/src/hr/leave.ts': "export const LEAVE = defineRecord({\n  one: 'Leave',\n});\n",
  'shared/contracts/src/hr/locales/hi.json': '{ "Leave": "छुट्टी", "Approve": "स्वीकारें" }',
  'shared/contracts/src/hr/locales/ar.json': '{ "Leave": "إجازة" }',
  'shared/contracts/src/index.ts': "export * from './hr/leave.js';",
  'shared/contracts/src/hr/leave-list.ts': 'export const LEAVE_LIST = defineRecord({});',
  'services/hr/src/leave/leave.service.ts': 'one',
  'services/hr/src/leave/leave.http.test.ts': 'one\ntwo',
  'services/hr/src/leave/leave-list.record.ts': 'of the other record',
  'services/hr/src/migrations/1763705300009-leave.migration.ts': 'one',
  'services/hr/src/migrations/index.ts': "import { m } from './1763705300009-leave.migration.js';",
  'services/hr/src/employee/employee.service.ts': "import { LEAVE } from '@atrium/contracts';",
  'services/hr/src/employee/shift.service.ts': 'const LEAVES = 3; // takes leave',
  'docs/leave.md': 'LEAVE',
};

test('a record’s size is its own files with their translations, and the files elsewhere that name it', () => {
  const read = (/** @type {string} */ file) => tree[/** @type {keyof typeof tree} */ (file)];
  expect(measureRecords(Object.keys(tree), read)).toEqual([
    {
      record: 'LEAVE',
      files: 4,
      lines: 3 + 2 + 1 + 2 + 1,
      elsewhere: [
        'shared/contracts/src/index.ts',
        'services/hr/src/migrations/index.ts',
        'services/hr/src/employee/employee.service.ts',
      ],
    },
    { record: 'LEAVE_LIST', files: 2, lines: 2, elsewhere: [] },
  ]);
});
