import webpack from 'webpack';

/**
 * Runs webpack once; the process ends with 1 when it fails, after what was wrong.
 * @param {import('webpack').Configuration} config
 */
export function runWebpack(config) {
  const compiler = webpack(config);
  compiler.run((error, stats) => {
    const failed = error || stats?.hasErrors();
    if (error) console.error(error.stack);
    else if (failed) console.error(stats?.toString({ preset: 'errors-only', colors: false }));
    process.exitCode = failed ? 1 : 0;
    compiler.close(() => undefined);
  });
}
