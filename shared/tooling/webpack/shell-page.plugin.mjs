import { AFTER_FILE_NAMES, hashFiles } from './file-hashes.mjs';

const PAGE = 'index.html';
const tagAddress = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;

function addIntegrity(html, hashes) {
  const withTags = html.replace(tagAddress, (attribute, file) =>
    hashes[file] ? `${attribute} crossorigin integrity="${hashes[file]}"` : attribute,
  );
  const map = `<script type="application/json" id="file-hashes">${JSON.stringify(hashes)}</script>`;
  return withTags.replace('</title>', `</title>${map}`);
}

/** Puts the hashes of the shell's files into its page: on its tags, and as a map for the chunks loaded later. */
export class ShellPagePlugin {
  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ShellPagePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: ShellPagePlugin.name, stage: AFTER_FILE_NAMES }, () => {
        const html = compilation.getAsset(PAGE).source.source().toString();
        compilation.updateAsset(PAGE, new sources.RawSource(addIntegrity(html, hashFiles(compilation))));
      });
    });
  }
}
