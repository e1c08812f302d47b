import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from './react-dom.js';
import * as reactRedux from './react-redux.js';
import * as reactRouterDom from './react-router-dom.js';
import * as reduxToolkit from './redux-toolkit.js';
import * as redux from './redux.js';
import * as sdk from './sdk.js';
import * as uiWidget from './ui-widget.js';

/**
 * What a remote gets for `import ... from 'name'` of a module that the shell provides: only the names in the files
 * beside this one, so that the shell can still leave out unused code. React is complete. They are loaded before the
 * first remote starts.
 */
export const surfaces: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  redux,
  '@reduxjs/toolkit': reduxToolkit,
  'react-redux': reactRedux,
  '@atrium/sdk': sdk,
  '@atrium/ui/widget': uiWidget,
};

/** Those that come with the first part of a remote that imports them: a first screen does without. */
export const laterSurfaces: Record<string, () => Promise<object>> = {
  '@atrium/ui': () => import(/* webpackChunkName: 'kit' */ './ui.js'),
};
