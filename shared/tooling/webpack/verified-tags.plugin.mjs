import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Calls the shell's function that adds integrity to a tag. Without that function nothing is loaded. */
const verify = (source, tag) => `${source}\nglobalThis.__atriumVerifyTag(${tag});`;

/** Passes every script, style and hint tag of webpack's run-time to the shell before it is inserted. */
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
