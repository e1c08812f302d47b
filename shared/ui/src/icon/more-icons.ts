/// <reference path="./tabler.d.ts" />
import AlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import Bold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import Inbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import Italic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import ListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import Minus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import Photo from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import Tag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';

/** Icons that only remotes draw, so that no page of the shell loads them: see `loadMoreIcons`. */
export const MORE_ICONS = {
  'alert-octagon': AlertOctagon,
  'arrow-back-up': ArrowBackUp,
  at: At,
  bold: Bold,
  inbox: Inbox,
  italic: Italic,
  'list-numbers': ListNumbers,
  minus: Minus,
  photo: Photo,
  star: Star,
  tag: Tag,
} as const;
