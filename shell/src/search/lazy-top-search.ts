import { lazyPage } from '@atrium/sdk';
import { styled } from '../app/styled.js';

/** The search loads after the page, because nobody types before looking. */
export const TopSearch = lazyPage(
  styled(() => import(/* webpackChunkName: 'frame-later' */ './top-search.js')),
);
