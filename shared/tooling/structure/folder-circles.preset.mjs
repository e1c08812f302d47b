import structure from './dependency-cruiser.preset.mjs';

const { exclude, ...options } = structure.options;

/**
 * Finds folders that depend on each other, also indirectly. A run of its own, because the rule covers everything that
 * was read, and tests may import what they test from any folder.
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
