import webpack from 'webpack';

/**
 * A character beyond ASCII with the backslashes before it. Where their number is odd, the last escapes the character and
 * would escape the backslash of `\u`.
 */
const beyondAscii = /(\\*)([^\0-\x7f])/g;

/**
 * The same program in ASCII alone.
 * @param {string} source JavaScript whose template tags read no raw text beyond ASCII
 */
export function inAscii(source) {
  return source.replace(beyondAscii, (_, /** @type {string} */ before, /** @type {string} */ character) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return before.length % 2 === 0 ? before + escaped : before.slice(1) + escaped;
  });
}

/**
 * Writes bundles in ASCII alone. The engine keeps the source as long as the process runs, and one character beyond
 * Latin-1 makes it keep two bytes for each: 17 MB of the gateway's memory.
 */
export class AsciiPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('AsciiPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'AsciiPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.js')))
          compilation.updateAsset(
            name,
            (asset) => new webpack.sources.RawSource(inAscii(String(asset.source()))),
          );
      });
    });
  }
}
