import { addTexts } from '@atrium/platform';

addTexts(import.meta.url);
