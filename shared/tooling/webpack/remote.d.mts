import type { Configuration } from 'webpack';

/** Webpack's configuration of the remote in `folder`, by default the current one. */
export default function configureRemote(
  env: { folder?: string },
  args: { mode?: 'production' | 'development' },
): Promise<Configuration>;
