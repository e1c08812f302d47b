import path from 'node:path';
import { checkBudgets, filesOf, startsFrom } from './budget.check.mjs';
import { AFTER_FILE_NAMES, hashFiles } from './file-hashes.mjs';
import { checkProvidedOnce } from './provided-twice.check.mjs';
import { parseWithContract } from './remote-description.mjs';
import { checkScopedStyles } from './scoped-styles.check.mjs';

const MANIFEST = 'remote.manifest.json';

/**
 * Writes `remote.manifest.json` with the hash of every file, and fails the build of a remote that violates the rules.
 */
export class RemoteReleasePlugin {
  /** @param release description, version, container, federation, folder, stylePrefix and widgets of the remote */
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    const { sources, WebpackError } = compiler.webpack;
    const name = RemoteReleasePlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const report = (faults) => compilation.errors.push(...faults.map((fault) => new WebpackError(fault)));
      compilation.hooks.finishModules.tap(name, (modules) => report(checkProvidedOnce(modules)));
      compilation.hooks.processAssets.tapPromise({ name, stage: AFTER_FILE_NAMES }, async () => {
        if (compilation.errors.length > 0) return;
        report([...this.#checkFiles(compilation)]);
        const manifest = JSON.stringify(await this.#describe(compilation));
        compilation.emitAsset(MANIFEST, new sources.RawSource(manifest));
      });
    });
  }

  #checkFiles(compilation) {
    const { container, description, folder, stylePrefix } = this.release;
    const remoteFile = path.join(folder, 'src/remote.ts');
    const styleFaults = checkScopedStyles(compilation, stylePrefix);
    // Development builds are not minified, so budgets do not apply to them.
    if (compilation.options.mode === 'development') return styleFaults;
    return [
      ...styleFaults,
      ...checkBudgets(compilation, { container, budgets: description.budgets, remoteFile }),
    ];
  }

  #listAhead(compilation) {
    const { container, folder, widgets } = this.release;
    const entry = compilation.entrypoints.get(container);
    const ofAll = [entry, ...entry.getChildren()].flatMap(filesOf);
    const remoteFile = path.join(folder, 'src/remote.ts');
    const parts = compilation.chunkGroups.filter((group) => startsFrom(group, remoteFile));
    const found = widgets.map(({ id, file }) => [
      id,
      parts.find(({ origins }) => origins.some(({ request }) => request === file)),
    ]);
    return Object.fromEntries(
      found.flatMap(([id, group]) => (group ? [[id, [...new Set([...ofAll, ...filesOf(group)])]]] : [])),
    );
  }

  #describe(compilation) {
    const { description, version, container, federation } = this.release;
    const [entry] = compilation.entrypoints.get(container).getEntrypointChunk().files;
    const files = hashFiles(compilation);
    const ahead = this.#listAhead(compilation);
    const manifest = { description, version, container, entry, federation, files, ahead };
    return parseWithContract('remoteManifestSchema', manifest, MANIFEST);
  }
}
