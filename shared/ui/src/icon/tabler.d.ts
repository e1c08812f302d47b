// The package has types only for its index, and importing that adds 6,000 other icons to every build.
declare module '@tabler/icons-react/dist/esm/createReactComponent.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';
  const createIcon: (
    type: 'outline',
    name: string,
    displayName: string,
    nodes: readonly (readonly ['path', { d: string; key: string }])[],
  ) => TablerIcon;
  export default createIcon;
}
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';
  const icon: TablerIcon;
  export default icon;
}
