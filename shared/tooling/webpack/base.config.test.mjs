import { createBaseConfig } from './base.config.mjs';

test('a script of the shell or of a remote is given up after 120 seconds', () => {
  for (const mode of ['production', 'development']) {
    const { output } = createBaseConfig({ folder: process.cwd(), mode });
    expect(output.chunkLoadTimeout).toBe(120_000);
  }
});

test('what is served names no sources; during development they stand in the file itself', () => {
  const devtoolOf = (mode) => createBaseConfig({ folder: process.cwd(), mode }).devtool;
  expect([devtoolOf('production'), devtoolOf('development')]).toEqual([
    'hidden-source-map',
    'inline-source-map',
  ]);
});
