/// <reference path="./tabler.d.ts" />
import AdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import Apps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs';
import Archive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import ArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs';
import ArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import ArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import Beach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import Bell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import Bookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import Building from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import Cake from '@tabler/icons-react/dist/esm/icons/IconCake.mjs';
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import Category from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import ChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import ChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import CircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import ClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import ClockPlay from '@tabler/icons-react/dist/esm/icons/IconClockPlay.mjs';
import ClockStop from '@tabler/icons-react/dist/esm/icons/IconClockStop.mjs';
import Coffee from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs';
import Columns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import DeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import Dots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import Download from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import File from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import Filter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import GridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import History from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import Home from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import Key from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import Language from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import Keyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import LayoutNavbar from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbar.mjs';
import LayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import Link from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import List from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import Login from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import Message from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Pencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import Phone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import PlugOff from '@tabler/icons-react/dist/esm/icons/IconPlugOff.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import Send from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import ShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import Speakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import Trash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import Upload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import UserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import UserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import UserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import UsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';

/** Icons for the pages behind sign-in and the landing page, by Tabler name: see `addIcons`. */
export const APP_ICONS = {
  'adjustments-horizontal': AdjustmentsHorizontal,
  apps: Apps,
  archive: Archive,
  'archive-off': ArchiveOff,
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  beach: Beach,
  bell: Bell,
  bookmark: Bookmark,
  building: Building,
  cake: Cake,
  calendar: Calendar,
  category: Category,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-dashed': CircleDashed,
  clock: Clock,
  'clock-pause': ClockPause,
  'clock-play': ClockPlay,
  'clock-stop': ClockStop,
  coffee: Coffee,
  columns: Columns3,
  'device-desktop': DeviceDesktop,
  dots: Dots,
  download: Download,
  file: File,
  filter: Filter,
  'grid-dots': GridDots,
  history: History,
  home: Home,
  'id-badge-2': IdBadge2,
  key: Key,
  language: Language,
  keyboard: Keyboard,
  'layout-navbar': LayoutNavbar,
  'layout-sidebar': LayoutSidebar,
  link: Link,
  list: List,
  lock: Lock,
  login: Login,
  'menu-2': Menu2,
  message: Message,
  moon: Moon,
  pencil: Pencil,
  phone: Phone,
  'plug-off': PlugOff,
  plus: Plus,
  search: Search,
  send: Send,
  settings: Settings,
  'shield-lock': ShieldLock,
  speakerphone: Speakerphone,
  sun: Sun,
  trash: Trash,
  upload: Upload,
  user: User,
  'user-check': UserCheck,
  'user-off': UserOff,
  'user-plus': UserPlus,
  users: Users,
  'users-group': UsersGroup,
} as const;
