import structure from './dependency-cruiser.preset.mjs';

const { exclude, ...options } = structure.options;

/**
 * Folders that stand on each other, however far around. A run of its own: a circle of folders is found over all that was
 * read, and a test may look at whatever it tests from above.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circle',
      comment: 'Of two folders one stands on the other: move the file to where it belongs.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...exclude.path, '\\.test\\.(tsx?|mjs)$', '/(testing|attack)/', '\\.fixture\\.ts$'] },
  },
};
