import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compressible = /\.(js|css|svg|json|html)$/;
const SMALLEST_GAIN_BYTES = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

function encodersFor(mode) {
  const quality = mode === 'production' ? zlib.constants.BROTLI_MAX_QUALITY : 5;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    br: (bytes) =>
      brotli(bytes, { params: { ...params, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz: (bytes) => gzip(bytes, { level: 9 }),
  };
}

/** Writes a .br and a .gz beside every compressible file, so that the server only sends bytes. */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = PrecompressPlugin.name;
    const encoders = encodersFor(compiler.options.mode);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const cache = compilation.getCache(name);
      const encode = async ({ name: file, source }, extension) => {
        const bytes = source.buffer();
        const etag = cache.getLazyHashedEtag(source);
        const encoded = await cache.providePromise(
          `${file}.${extension}`,
          etag,
          async () => new sources.RawSource(await encoders[extension](bytes)),
        );
        compilation.emitAsset(`${file}.${extension}`, encoded, { compressed: true });
      };
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const assets = compilation
          .getAssets()
          .filter((asset) => compressible.test(asset.name) && asset.source.size() > SMALLEST_GAIN_BYTES);
        await Promise.all(assets.flatMap((asset) => [encode(asset, 'br'), encode(asset, 'gz')]));
      });
    });
  }
}
