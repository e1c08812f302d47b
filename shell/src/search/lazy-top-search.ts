import { lazyPage } from '@atrium/sdk';

/** The search comes after the page: nobody types before they have looked. */
export const TopSearch = lazyPage(() => import(/* webpackChunkName: 'top-search' */ './top-search.js'));
