import { checkNames } from './naming.rules.mjs';

test.each([
  ['services/hr/src/leave/leaveRequest.entity.ts', '"leaveRequest" is not kebab-case'],
  ['services/hr/src/Leave/leave.service.ts', '"Leave" is not kebab-case'],
  ['services/hr/src/leave/leave.ts', 'needs a role'],
  ['services/hr/src/leave/leave.manager.ts', '"manager" is none of the roles here'],
  ['services/platform/src/date-utils.ts', '"date-utils" says nothing'],
  ['shared/contracts/src/helpers.ts', '"helpers" says nothing'],
  ['shared/ui/src/common/button.tsx', '"common" says nothing'],
  ['shared/sdk/src/http.utils.ts', '"utils" says nothing'],
  ['infra/src/misc/port.check.mjs', '"misc" says nothing'],
  ['infra/src/check/naming.mjs', 'needs a role'],
  ['remotes/hr/src/features/leave/leave.ts', 'needs a role'],
  ['remotes/hr/src/features/leave/leave.controller.ts', '"controller" is none of the roles here'],
  ['shell/src/Login.page.tsx', '"Login" is not kebab-case'],
])('%s: %s', (file, complaint) => {
  expect(checkNames([file])).toEqual([expect.stringContaining(`${file}: ${complaint}`)]);
});

test('good names pass', () => {
  const good = [
    'services/hr/src/leave/leave.service.ts',
    'services/hr/src/leave/leave-request.entity.ts',
    'services/hr/src/leave/leave.http.test.ts',
    'services/hr/src/leave/leave.rules.property.test.ts',
    'services/hr/src/index.ts',
    'services/platform/src/tenant-db.ts',
    'remotes/hr/src/features/leave/leave.page.tsx',
    'remotes/hr/src/features/leave/components/balance-card.tsx',
    'remotes/hr/src/features/leave/use-balance.ts',
    'remotes/hr/src/features/leave/components/balance-card.module.scss',
    'remotes/hr/src/remote.ts',
    'shared/contracts/src/hr/leave.ts',
    'infra/src/process/port.check.mjs',
    'shell/src/federation/build-constants.d.ts',
    'infra/src/postgres/postgres.api.d.mts',
    'README.md',
  ];
  expect(checkNames(good)).toEqual([]);
});
