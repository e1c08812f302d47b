import { lazyPage } from '@atrium/sdk';
import { styled } from '../app/styled.js';

/** The search comes after the page: nobody types before they have looked. */
export const TopSearch = lazyPage(
  styled(() => import(/* webpackChunkName: 'top-search' */ './top-search.js')),
);
