/// <reference path="./tabler.d.ts" />
import AlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import Inbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import Tag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';

/** Icons that only remotes draw, so that no page of the shell loads them: see `loadMoreIcons`. */
export const MORE_ICONS = {
  'alert-octagon': AlertOctagon,
  'arrow-back-up': ArrowBackUp,
  inbox: Inbox,
  star: Star,
  tag: Tag,
} as const;
