/**
 * Loads the styles of everything except the frame and the dashboard. Loaded once; after a failure the next call tries
 * again.
 */
export const loadStyles = (): Promise<unknown> =>
  import(/* webpackChunkName: 'page-styles' */ '@atrium/ui/app.scss');

/** Loads code together with these styles. */
export const styled =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), loadStyles()]);
    return code;
  };
