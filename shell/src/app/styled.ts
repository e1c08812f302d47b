/** The look of all but the frame and the dashboard. Fetched once; after a failure the next one who needs it tries again. */
export const loadStyles = (): Promise<unknown> =>
  import(/* webpackChunkName: 'page-styles' */ '@atrium/ui/app.scss');

/** Code of what is drawn in that look, which is there when the code is. */
export const styled =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), loadStyles()]);
    return code;
  };
