import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
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

/** What a page prints that is built with these settings, run by Node. */
async function runPage(code) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-page-'));
  try {
    await writeFile(path.join(folder, 'page.js'), code);
    const base = createBaseConfig({ folder, mode: 'production' });
    const config = {
      ...base,
      entry: './page.js',
      output: { path: folder, filename: 'built.cjs' },
      resolve: { ...base.resolve, modules: [path.resolve('node_modules')] },
      plugins: base.plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin),
      cache: false,
    };
    const built = await new Promise((resolve, reject) => {
      webpack(config, (error, stats) => (error ? reject(error) : resolve(stats)));
    });
    if (built.hasErrors()) throw new Error(built.toString());
    return execFileSync(process.execPath, [path.join(folder, 'built.cjs')], { encoding: 'utf8' }).trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('in a page Zod checks values, by its own methods and by the standard ones, and writes no JSON schema', async () => {
  const printed = await runPage(`
    import { z } from 'zod';
    const schema = z.object({ name: z.string().min(2, 'Enter a name.'), tags: z.array(z.enum(['a', 'b'])) });
    const attempt = (work) => { try { return work(); } catch ({ message }) { return message; } };
    const said = [
      schema.safeParse({ name: 'Asha', tags: ['a'] }).success,
      schema['~standard'].validate({ name: 'A', tags: ['b'] }).issues[0].message,
      attempt(() => schema.toJSONSchema()),
      attempt(() => schema['~standard'].jsonSchema.input({})),
    ];
    console.log(JSON.stringify(said));
  `);
  const refused = 'JSON schemas are written on the server only.';
  expect(JSON.parse(printed)).toEqual([true, 'Enter a name.', refused, refused]);
});
