import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** The shell's function that gives a tag its integrity. Without it nothing is loaded at all. */
const verify = (source, tag) => `${source}\nglobalThis.__atriumVerifyTag(${tag});`;

/** Passes every script, style and hint tag that webpack's run-time makes to the shell before it is inserted. */
export class VerifiedTagsPlugin {
  apply(compiler) {
    const { runtime, web } = compiler.webpack;
    const name = VerifiedTagsPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const scripts = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const chunks = web.JsonpTemplatePlugin.getCompilationHooks(compilation);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      scripts.createScript.tap(name, (source) => verify(source, 'script'));
      styles.beforeTagInsert.tap(name, (source, { tag }) => verify(source, tag));
      for (const hooks of [chunks, styles]) {
        hooks.linkPreload.tap(name, (source) => verify(source, 'link'));
        hooks.linkPrefetch.tap(name, (source) => verify(source, 'link'));
      }
    });
  }
}
