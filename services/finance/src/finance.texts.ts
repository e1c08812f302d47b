import { addTexts } from '@atrium/reach';

addTexts(import.meta.url);
addTexts(import.meta.url, '@atrium/contracts/finance/locales');
