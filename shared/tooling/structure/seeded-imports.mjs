/** Imports that must be refused: rule, importing file, imported file. Every rule has at least one. */
export const forbiddenImports = [
  ['platform-service-arrows', 'services/platform/src/events/outbox.service.ts', '@atrium/identity'],
  ['records-service-arrows', 'services/records/src/lists/lists.service.ts', '@atrium/reach'],
  ['reach-service-arrows', 'services/reach/src/mail/mail.service.ts', '@atrium/records'],
  ['identity-service-arrows', 'services/identity/src/users/users.service.ts', '@atrium/hr-service'],
  ['operator-service-arrows', 'services/operator/src/console.service.ts', '@atrium/registry'],
  ['registry-service-arrows', 'services/registry/src/switches/switches.service.ts', '@atrium/hr-service'],
  ['inbox-service-arrows', 'services/inbox/src/message/message.service.ts', '@atrium/hr-service'],
  ['pdf-service-arrows', 'services/pdf/src/pdfs.service.ts', '@atrium/hr-service'],
  ['requests-service-arrows', 'services/requests/src/request/request.service.ts', '@atrium/hr-service'],
  ['work-service-arrows', 'services/work/src/task/task.service.ts', '@atrium/hr-service'],
  ['clients-service-arrows', 'services/clients/src/proposal/proposal.service.ts', '@atrium/hr-service'],
  ['clients-service-arrows', 'services/clients/src/contact/verdict.rules.ts', '@atrium/inbox'],
  ['hr-service-arrows', 'services/hr/src/leave/leave.service.ts', '@atrium/clients'],
  ['work-service-arrows', 'services/work/src/task/task.service.ts', '@atrium/clients'],
  ['hr-service-arrows', 'services/hr/src/leave/leave.service.ts', '@atrium/registry'],
  ['hr-service-arrows', 'services/hr/src/leave/leave.service.ts', '@atrium/inbox'],
  ['hr-service-arrows', 'services/hr/src/leave/leave.module.ts', '@atrium/gateway'],
  ['work-service-arrows', 'services/work/src/task.rules.ts', '@atrium/hr-service'],
  ['finance-service-arrows', 'services/finance/src/run/run.service.ts', '@atrium/clients'],
  ['gateway-service-arrows', 'services/gateway/src/worker.module.ts', '@atrium/worker'],
  ['worker-service-arrows', 'services/worker/src/worker.module.ts', '@atrium/hr-service'],
  ['shared-contracts-arrows', 'shared/contracts/src/hr/leave.ts', '@atrium/sdk'],
  ['shared-sdk-arrows', 'shared/sdk/src/http.ts', '@atrium/ui'],
  ['shared-ui-arrows', 'shared/ui/src/login-card.tsx', '@atrium/identity'],
  ['shared-work-ui-arrows', 'shared/work-ui/src/task.page.tsx', '@atrium/work'],
  ['shared-tooling-arrows', 'shared/tooling/swc/swc.preset.mjs', '@atrium/sdk'],
  ['shared-testing-arrows', 'shared/testing/src/hr-factory.ts', '@atrium/hr-service'],
  ['unlisted-package', 'services/printer/src/print.service.ts', '@atrium/platform'],
  ['unlisted-package', 'shared/charts/src/chart.tsx', '@atrium/ui'],
  ['service-to-browser', 'services/hr/src/leave/leave.mapper.ts', '@atrium/sdk'],
  ['remote-to-remote', 'remotes/hr/src/features/leave/leave.page.tsx', '@atrium/remote-clients'],
  ['remote-upward', 'remotes/hr/src/features/leave/leave.api.ts', '@atrium/hr-service'],
  ['remote-to-calendar', 'remotes/hr/src/features/leave/days.tsx', '@atrium/work-ui/calendar'],
  ['feature-to-feature', 'remotes/hr/src/features/leave/balance.tsx', '../attendance/day-board.js'],
  ['shell-to-remote-or-service', 'shell/src/routes.tsx', '@atrium/remote-hr'],
  ['shell-to-remote-or-service', 'shell/src/session.ts', '@atrium/identity'],
  ['shell-feature-to-frame', 'shell/src/features/users/users.page.tsx', '../../chrome/top-bar.js'],
  ['shell-frame-to-feature', 'shell/src/chrome/side-bar.tsx', '../features/messages/thread.js'],
  ['testing-outside-tests', 'services/hr/src/leave/leave.seed.ts', '@atrium/testing'],
  [
    'package-by-its-exports',
    'services/hr/src/employees/employees.service.ts',
    '../../../identity/src/users/user.entity.js',
  ],
  ['package-by-its-exports', 'remotes/hr/src/theme.ts', '../../../shared/ui/src/button.js'],
  ['package-by-its-name', 'services/identity/src/app.module.ts', '../../platform/src/index.js'],
  ['controller-to-repository', 'services/hr/src/leave/leave.controller.ts', './leave.repository.js'],
  ['pure-rules-no-packages', 'services/hr/src/leave/leave.rules.ts', 'typeorm'],
  ['pure-rules-no-packages', 'services/hr/src/leave/leave.policy.ts', '@nestjs/common'],
  ['pure-rules-no-node', 'services/hr/src/leave/balance.rules.ts', 'node:fs'],
  ['pure-rules-no-node', 'services/hr/src/leave/scope.policy.ts', 'node:http'],
  ['pure-rules-no-io-roles', 'services/hr/src/leave/days.rules.ts', './leave.repository.js'],
  ['source-to-test', 'services/hr/src/leave/leave.fixture.ts', './leave.rules.test.js'],
  ['source-to-test-support', 'shell/src/app.tsx', './testing/render-portal.js'],
  ['no-cycle', 'shell/src/one.ts', './two.js'],
  ['no-unresolvable', 'shell/src/three.ts', './nowhere.js'],
  ['no-unresolvable', 'remotes/hr/src/remote.ts', '@atrium/ui/src/button.js'],
];

/** Imports that are allowed and must pass. */
export const allowedImports = [
  ['services/hr/src/good.service.ts', '@atrium/identity'],
  ['services/hr/src/good.repository.ts', '@atrium/platform'],
  ['services/hr/src/good.controller.ts', './good.service.js'],
  ['services/hr/src/good.rules.ts', '@atrium/contracts'],
  ['services/hr/src/good.policy.ts', './good.rules.js'],
  ['services/hr/src/good.http.test.ts', '@atrium/testing'],
  ['services/gateway/src/good.module.ts', '@atrium/hr-service'],
  ['shared/ui/src/good.tsx', '@atrium/sdk'],
  ['remotes/hr/src/features/good/good.page.tsx', '@atrium/ui'],
  ['remotes/hr/src/features/good/good.api.ts', '../../shared/paging.js'],
  ['remotes/hr/src/good-remote.ts', '@atrium/sdk/define-remote'],
  ['shell/src/good.tsx', '@atrium/ui'],
  ['shell/src/testing/good-portal.tsx', '@atrium/testing'],
  ['shell/src/good.test.tsx', './testing/good-portal.js'],
];

/** The import that closes the seeded cycle; a cycle is reported once, where it starts. */
export const wayBack = ['shell/src/two.ts', './one.js'];

/** Files that the imports above import. */
export const targets = [
  'services/hr/src/calendar/calendar.mapper.ts',
  'services/hr/src/holiday/holiday.mapper.ts',
  'services/hr/src/leave-balance/balance.mapper.ts',
  'services/hr/src/leave-request/request.mapper.ts',
  'remotes/hr/src/features/attendance/day-board.tsx',
  'remotes/hr/src/shared/paging.ts',
  'services/hr/src/leave/leave.repository.ts',
  'services/hr/src/leave/leave.rules.test.ts',
  'services/identity/src/users/user.entity.ts',
  'shared/ui/src/button.tsx',
  'shell/src/board/board.slice.ts',
  'shell/src/panel/panel.slice.ts',
  'shell/src/chrome/top-bar.tsx',
  'shell/src/features/messages/thread.tsx',
  'shell/src/testing/render-portal.tsx',
];

/**
 * No file is in a cycle here, but in the first two pairs the folders depend on each other. The last cycle is caused by
 * a test.
 */
export const folderImports = [
  ['services/hr/src/leave-request/request.service.ts', '../leave-balance/balance.mapper.js'],
  ['services/hr/src/leave-balance/balance.service.ts', '../leave-request/request.mapper.js'],
  ['shell/src/panel/panel.tsx', '../board/board.slice.js'],
  ['shell/src/board/board.tsx', '../panel/panel.slice.js'],
  ['services/hr/src/holiday/holiday.service.ts', '../calendar/calendar.mapper.js'],
  ['services/hr/src/calendar/calendar.http.test.ts', '../holiday/holiday.mapper.js'],
];
