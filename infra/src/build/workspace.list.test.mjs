import { listWorkspaces, withDependencies } from './workspace.list.mjs';

const all = listWorkspaces();

/** @param {string} label */
function inputsOf(label) {
  const workspace = all.find((each) => each.label === label);
  if (!workspace) throw new Error(`there is no ${label}`);
  return withDependencies(workspace, all).map((each) => each.label);
}

test('a remote is built from its own sources, the shared packages and the build presets', () => {
  const inputs = inputsOf('remotes/hr');
  expect(inputs).toEqual(
    expect.arrayContaining(['remotes/hr', 'shared/sdk', 'shared/contracts', 'shared/tooling']),
  );
  expect(inputs.filter((label) => /^(services|remotes)\//.test(label))).toEqual(['remotes/hr']);
});

test('a service that changes does not rebuild the shell, though tests of the shell start services', () => {
  expect(inputsOf('shell').filter((label) => label.startsWith('services/'))).toEqual([]);
});
