import { addIcons, MORE_ICONS } from '@atrium/ui';

addIcons(MORE_ICONS);
