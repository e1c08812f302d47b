import fs from 'node:fs/promises';
import path from 'node:path';
import { serviceSource } from '@atrium/tooling/swc';
import { transformFile } from '@swc/core';
import { PlainError, messageOf } from '../plain.error.mjs';
import { projectRoot } from '../project.paths.mjs';
import { listSources } from './source.files.mjs';

/**
 * @param {string} source
 * @param {string} target
 */
async function compileFile(source, target) {
  const outFile = target.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(source, { ...serviceSource, sourceMaps: true }).catch((error) => {
    throw new PlainError(`${path.relative(projectRoot, source)} does not compile:\n${messageOf(error)}`);
  });
  await fs.writeFile(`${outFile}.map`, map ?? '');
  await fs.writeFile(outFile, `${code}\n//# sourceMappingURL=${path.basename(outFile)}.map\n`);
}

/**
 * Compiles a package's `src` to `dist` for Node; files that are not TypeScript are copied.
 * @param {string} folder of the package
 */
export async function compilePackage(folder) {
  const [src, dist] = [path.join(folder, 'src'), path.join(folder, 'dist')];
  await fs.rm(dist, { recursive: true, force: true });
  await fs.mkdir(dist, { recursive: true });
  const files = listSources(src).filter((file) => !file.endsWith('.d.ts'));
  const folders = new Set(files.map((file) => path.dirname(file)));
  await Promise.all([...folders].map((each) => fs.mkdir(path.join(dist, each), { recursive: true })));
  await Promise.all(
    files.map((file) => {
      const [source, target] = [path.join(src, file), path.join(dist, file)];
      return file.endsWith('.ts') ? compileFile(source, target) : fs.copyFile(source, target);
    }),
  );
}
