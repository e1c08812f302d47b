import type { TextSource } from '@atrium/sdk';

/** Of several catalogues one, in one file. */
const join = async (parts: Promise<{ default: object }>[]) => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)) as object,
});

/** The texts behind the sign-in: the shell's pages, the kit, and what the server says. */
export const appTexts: TextSource = {
  hi: () =>
    join([
      import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/app/hi.json'),
      import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/kit/hi.json'),
      import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/server/hi.json'),
    ]),
  ar: () =>
    join([
      import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/app/ar.json'),
      import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/kit/ar.json'),
      import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/server/ar.json'),
    ]),
};
