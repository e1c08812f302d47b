/// <reference path="./tabler.d.ts" />
import AlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import BookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import Inbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import MailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import StarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import Tag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import Ticket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';

/** What only remotes draw, so that no page of the shell loads it: a remote adds it by `addIcons` before its first page. */
export const MORE_ICONS = {
  'alert-octagon': AlertOctagon,
  'arrow-back-up': ArrowBackUp,
  'bookmark-filled': BookmarkFilled,
  inbox: Inbox,
  'mail-opened': MailOpened,
  star: Star,
  'star-filled': StarFilled,
  tag: Tag,
  ticket: Ticket,
} as const;
